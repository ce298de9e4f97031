import { lintQuestion } from '../../src/guide/lint.ts'
import type { CharacterName } from '../characters/character.ts'
import { characters } from '../characters/characters.ts'
import type { Conversation } from '../conversation.ts'
import { depthMetrics, leastTalkRatio, promiseMetrics, ranToItsEnd, talkRatio } from './conduct.ts'
import { expectationMetrics } from './expectations.ts'
import { falseAlarmMetrics } from './false-alarms.ts'
import { type Metric, quantileOf } from './metric.ts'
import { safetyMetrics } from './safety.ts'
import { wordingMetrics } from './wording.ts'

/** All that code can tell of how a set of interviews was conducted. */
export function measure(conversations: readonly Conversation[], lint = lintQuestion): Metric[] {
  const answering = conversations.filter((each) => ranToItsEnd(each) && characterOf(each)?.answers)
  const terse = conversations.filter(({ name }) => name.split('/').includes('terse'))
  return [
    ...promiseMetrics(conversations),
    ...depthMetrics(answering),
    quantileOf(terse.map(talkRatio), 0.5, {
      name: 'talk ratio with the terse',
      target: { max: 0.7 },
      hard: false,
      unit: 'ratio',
    }),
    quantileOf(terse.map(leastTalkRatio), 0.5, {
      name: 'the same, had only planned questions been asked',
      hard: false,
      unit: 'ratio',
    }),
    ...falseAlarmMetrics(conversations),
    ...wordingMetrics(conversations, lint),
    ...safetyMetrics(conversations),
    ...expectationMetrics(conversations),
  ]
}

function characterOf({ name }: Conversation) {
  const known = name.split('/').find((part): part is CharacterName => part in characters)
  return known && characters[known]
}
