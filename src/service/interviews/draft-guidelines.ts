import { AppError } from '../../contract/errors.ts'
import type { GuideReader } from '../../interview/guide-reader.ts'
import { createFewAtOnce } from '../calls/few-at-once.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import { withFit } from './plan-fit.ts'

/** Drafts of one organization under way: each takes a place of its changes for up to a minute. */
const atOnceMax = 2

export type DraftingDeps = {
  reading: Pick<Reading, 'compileGuide'>
  /** A model that reads guides, where there is one. */
  guideReader: GuideReader | null
  now: () => Date
}

/** Guidelines as a model words them. */
export function createDrafting({
  reading,
  guideReader,
  now,
}: DraftingDeps): Pick<Service, 'interviews.draftGuidelines'> {
  const whereFree = createFewAtOnce(atOnceMax)

  return {
    async 'interviews.draftGuidelines'({ caller: { orgID }, body: { guidelines, productID } }) {
      if (!guideReader) {
        throw new AppError('conflict', 'No model is set up here that could word guidelines.')
      }
      const task = { orgID, guidelines, productName: productID ?? null, now: now() }
      const read = await whereFree(
        orgID,
        () => guideReader.read({ ...task, signal: new AbortController().signal }),
        refuse,
      )
      if (!read.ok) throw new AppError('unavailable', sentenceOf(read.why))
      const options = productID === undefined ? {} : { productName: productID }
      const plan = await reading.compileGuide({ guidelines: read.guidelines, ...options })
      const notes = read.notes.map((note) => ({ ...note, lines: [...note.lines] }))
      return {
        value: { by: guideReader.name, guidelines: read.guidelines, plan: withFit(plan), notes },
      }
    },
  }
}

function refuse(): never {
  throw new AppError('too_many', 'Guides of yours are being read already; please wait for them.')
}

/** Why there is no draft, to whoever asked for one. */
function sentenceOf(why: string): string {
  if (why === 'too_long') return 'The guide is too long for the model; the rules read it.'
  if (why === 'spend_limit') return 'What may be spent on the model is used up for now.'
  return 'The model gave no draft that could be used; please try again, or go on without.'
}
