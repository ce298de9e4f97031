import { compileGuide } from '../../src/guide/compile.ts'
import type { Interviewer } from '../../src/interview/ports.ts'
import { createChance } from '../../src/rehearsal/cast/chance.ts'
import type { Store } from '../../src/service/store.ts'
import type { GuideFile } from '../blind/guide-files.ts'
import { type CharacterName, enter, mayEndEarly } from '../characters/characters.ts'
import { conduct } from './conduct.ts'
import type { Conversation } from './conversation.ts'
import { touchingOn } from './provoke.ts'

export type Casting = {
  character: CharacterName
  guide: GuideFile
  seed: string
  /** Their answers touch on what the guide's lines are about. */
  touches?: true
  /** What a model that conducts is let do; nothing with the built-in interviewer. */
  model?: { interviewer: Interviewer; play: string; faulty: readonly string[] }
}

/** Holds the interview of one character on one guide. Equal castings give equal interviews. */
export async function hold(store: Store, casting: Casting): Promise<Conversation> {
  const { character, guide, seed, model, touches } = casting
  const { product, guidelines, secrets } = guide
  const name = [model?.play, character, guide.name, seed].filter(Boolean).join('/')
  const plan = compileGuide(guidelines, { productName: product })
  const { language } = plan
  const chance = createChance(name)
  const participant = enter(character, language, chance)
  const conducted = await conduct({
    store,
    name,
    product,
    guidelines,
    plan,
    language,
    participant: touches ? touchingOn(guide, { participant, language, chance }) : participant,
    ...(model && { interviewer: model.interviewer }),
  })
  return {
    ...conducted,
    secrets,
    languages: character === 'changes language' ? ['en', 'es'] : [],
    mayEndEarly: mayEndEarly(character),
    faulty: model?.faulty ?? [],
    isCareful: model?.play === 'careful',
  }
}
