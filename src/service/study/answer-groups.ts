import type { AnswerGroup, Quote } from '../../contract/findings-schemas.ts'
import type { FoundCodebook } from '../codebook/find-codebook.ts'
import { writeThemeID } from '../codebook/theme-id.ts'
import {
  createThemes,
  type Person,
  type QuoteShown,
  type Themes,
  type ThemesPart,
  themesRoom,
} from '../interview-report/themes.ts'
import { createMarks } from '../kept/marks.ts'
import type { AnswersGiven } from '../profiles/answers-given.ts'
import type { Gist } from '../profiles/gist.ts'
import { answerTitle } from './answer-title.ts'
import { createSpeakers, type Quotable, type Speakers, type SpeakersPart } from './speakers.ts'

/** Groups that are told of one question, those of most people. */
const groupsMax = 20
/** People whose words in no group are looked at for each question. */
const aloneMax = 40

type Who = Omit<Quotable, 'places'>

export type AnswerGroups = {
  add(person: Person, who: Who, told: { gist: Gist; answers: AnswersGiven }): void
  /** Of one question, once everybody is added: the groups, the largest first, and who is in none of them. */
  found(questionID: string): Found
  /** What another one holds, for it to be added here. */
  part(): AnswersPart
  addPart(part: AnswersPart, numbers: Int32Array): void
}
export type AnswersPart = [questionID: string, speakers: SpeakersPart, themes: ThemesPart][]
type Found = { answers: AnswerGroup[]; alone: { people: number; said: readonly Quotable[] } }

/**
 * The answers to each question, grouped by the themes that people's words on it are in, as the codebook
 * has them. What speaks against a group is what others said to the same question.
 */
export function createAnswerGroups(
  { name, codebook }: FoundCodebook,
  quotesMax: number,
): AnswerGroups {
  const themesOf = new Map<string, Themes>()
  const speakersOf = new Map<string, Speakers>()
  const room = themesRoom()
  const founds = new Map<string, Found>()
  const speakersAt = (id: string) => entryOf(speakersOf, id, () => createSpeakers(aloneMax))
  const themesAt = (id: string) =>
    entryOf(themesOf, id, () => createThemes(quotesMax, codebook, room))

  return {
    add(person, who, { gist, answers: { told } }) {
      const questionAt = new Map(
        Object.entries(told).flatMap(([id, places]) => places.map(([seq]) => [seq, id] as const)),
      )
      const remarks = Map.groupBy(name(gist), ({ quote }) => questionAt.get(quote?.seq ?? -1))
      for (const [id, places] of Object.entries(told)) {
        if (places.length === 0) continue
        speakersAt(id).addWords(person.number, who, places)
        themesAt(id).add(person, remarks.get(id) ?? [])
      }
    },
    part: () => [...speakersOf].map(([id, speakers]) => [id, speakers.part(), themesAt(id).part()]),
    addPart(part, numbers) {
      for (const [id, speakers, themes] of part) {
        speakersAt(id).addPart(speakers, numbers)
        themesAt(id).addPart(themes, numbers)
      }
    },

    found: (questionID) => entryOf(founds, questionID, () => find(questionID)),
  }

  function find(questionID: string): Found {
    const themes = themesOf.get(questionID)
    const shown = (themes?.listAll() ?? [])
      .filter(([theme]) => !codebook.isHidden(theme))
      .slice(0, groupsMax)
    const grouped = createMarks()
    for (const [theme] of shown)
      for (const person of themes?.peopleOf(theme) ?? []) grouped.add(person)
    const alone = speakersOf.get(questionID)?.but(grouped) ?? { people: 0, quotables: [] }
    return {
      answers: shown.map(([theme, one]) => ({
        ...{ themeID: writeThemeID(theme), kind: one.kind, key: one.key },
        title: answerTitle(one),
        ...(one.polarity !== undefined && { polarity: one.polarity }),
        ...(one.byHand && { byHand: true as const }),
        people: one.people,
        quotes: one.supporting.flatMap(quoteOf),
        against: { people: one.challengedBy, quotes: one.challenging.flatMap(quoteOf) },
      })),
      alone: { people: alone.people, said: alone.quotables.slice(0, quotesMax) },
    }
  }
}

function entryOf<T>(map: Map<string, T>, key: string, create: () => T): T {
  const known = map.get(key) ?? create()
  map.set(key, known)
  return known
}

function quoteOf({ quote: _, context: _answered, start, end, ...told }: QuoteShown): Quote[] {
  // Where in the message it stands is not known of what was read long ago.
  return start === undefined || end === undefined ? [] : [{ ...told, start, end }]
}
