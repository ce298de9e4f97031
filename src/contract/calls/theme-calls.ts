import { z } from 'zod'
import { quotesMax, theme, themeID, themeQuote } from '../report-schemas.ts'
import { instant, name } from '../resources.ts'
import { text } from '../text.ts'
import type { Call } from './call.ts'

/** Characters of a title. */
const titleMax = 80
/** Claims that one change names. */
export const claimsNamedMax = 100
/** Claims of a theme that are listed. */
export const claimsListedMax = 1_000
/** Characters of a theme’s identifier: those of the `group` of its people. */
const themeIDMax = 600

const changes = ['rename', 'merge', 'split', 'hide', 'add', 'move', 'undo'] as const
export const themeKinds = ['praise', 'problem', 'request', 'key_value', 'interest'] as const
export type ThemeKind = (typeof themeKinds)[number]
const polarities = ['wants', 'avoids', 'positive', 'negative'] as const

const givenThemeID = text(1, themeIDMax)
const title = text(1, titleMax).refine((given) => given.trim() !== '' && !/[\r\n]/.test(given), {
  error: 'must be one line that is not empty',
})

const codebookTheme = theme
  .extend({
    themeID,
    claims: z.int().min(0).describe('Claims in it, of all its people.'),
    hidden: z.literal(true).optional().describe('A researcher hid it: no report tells it.'),
  })
  .meta({ id: 'CodebookTheme' })
export type CodebookTheme = z.infer<typeof codebookTheme>

const themeClaim = z
  .object({
    linkID: z.string(),
    claimID: z.string().describe('As in a study that is taken along.'),
    kind: z.string(),
    quotes: z.array(themeQuote).describe('Its words.'),
  })
  .meta({ id: 'ThemeClaim' })
export type ThemeClaim = z.infer<typeof themeClaim>

const themeChange = z
  .object({
    changeID: z.string(),
    change: z.enum(changes).exclude(['undo']),
    title: z.string().optional().describe('What it named a theme.'),
    theme: z.string().optional().describe('What its theme was called then.'),
    into: z.string().optional().describe('What the theme was called that it moved claims into.'),
    claims: z.int().min(0).optional().describe('Claims that it named.'),
    userID: z.string().describe('Who made it.'),
    timestamp: instant,
    takenBack: z.object({ userID: z.string(), timestamp: instant }).optional(),
  })
  .meta({ id: 'ThemeChange' })
export type ThemeChangeShown = z.infer<typeof themeChange>

/** What each change is told with. */
const needed = {
  rename: ['themeID', 'title'],
  merge: ['themeID', 'into'],
  split: ['themeID', 'claims', 'title'],
  hide: ['themeID'],
  add: ['title', 'kind'],
  move: ['claims', 'into'],
  undo: ['changeID'],
} as const satisfies Record<(typeof changes)[number], readonly string[]>

const given = z
  .object({
    interviewID: name,
    change: z.enum(changes, { error: `must be one of ${changes.join(', ')}` }),
    themeID: givenThemeID
      .optional()
      .describe(
        'Of `rename`, `merge`, `split` and `hide`; of `move` the theme that the claims are in, which stays one however few are left.',
      ),
    into: givenThemeID.optional().describe('Of `merge` and `move`: the `themeID` of another.'),
    title: title.optional().describe('Of `rename`, `split` and `add`.'),
    kind: z
      .enum(themeKinds, { error: `must be one of ${themeKinds.join(', ')}` })
      .optional()
      .describe('Of `add`.'),
    polarity: z
      .enum(polarities, { error: `must be one of ${polarities.join(', ')}` })
      .optional()
      .describe('Of `add`, for values (`wants`, `avoids`) and interests.'),
    claims: z
      .array(z.object({ linkID: name, claimID: name }))
      .min(1, { error: 'must name a claim' })
      .max(claimsNamedMax, { error: `must name at most ${claimsNamedMax} claims` })
      .optional()
      .describe('Of `split` and `move`.'),
    changeID: name.optional().describe('Of `undo`: the change to take back.'),
  })
  .superRefine((body, context) => {
    const missing = needed[body.change].find((member) => body[member] === undefined)
    if (missing !== undefined) {
      const message = `is needed to ${body.change}`
      context.addIssue({ code: 'custom', path: [missing], message })
    }
  })

/** The codebook: what people speak of, as a researcher has it. */
export const themeCalls = {
  'themes.getList': {
    method: 'GET',
    path: '/v1/themes/getList',
    tag: 'themes',
    summary: 'List the themes of an interview',
    description:
      'Returns the themes of an interview as rules or a model grouped them with a researcher’s changes laid over, that of most people first: also those that are hidden and those that nothing is in yet.',
    access: 'read',
    query: z.object({
      interviewID: name,
      quotes: z
        .int({ error: 'must be a whole number' })
        .min(0, { error: 'must be at least 0' })
        .max(quotesMax, { error: `must be at most ${quotesMax}` })
        .optional()
        .describe('Most quotes for each side of a theme; 3 when left out.'),
    }),
    result: z.array(codebookTheme),
    failures: [404],
  },
  'themes.getClaims': {
    method: 'GET',
    path: '/v1/themes/getClaims',
    tag: 'themes',
    summary: 'List the claims of a theme',
    description:
      'Returns what people told that is in a theme, or without `themeID` what is in none, oldest link first, at most the first 1,000: with the identifiers that `themes.change` moves and splits by.',
    access: 'read',
    query: z.object({ interviewID: name, themeID: givenThemeID.optional() }),
    result: z.array(themeClaim),
    failures: [404],
  },
  'themes.getChanges': {
    method: 'GET',
    path: '/v1/themes/getChanges',
    tag: 'themes',
    summary: 'List the changes of themes',
    description:
      'Returns every change that was made to the themes of an interview, oldest first, also those that were taken back. What a theme was called then is gone once somebody of the interview was erased, whose words it may have been.',
    access: 'read',
    query: z.object({ interviewID: name }),
    result: z.array(themeChange),
    failures: [404],
  },
  'themes.change': {
    method: 'POST',
    path: '/v1/themes/change',
    tag: 'themes',
    summary: 'Change the themes of an interview',
    description:
      'Renames, merges, splits, hides or adds a theme, or moves claims into one. Nothing that was grouped is written over: the change is laid over it, now and after every regrouping, and sticks to the theme that holds most of the claims that its theme held. `undo` takes a change back for good. At most 500 changes for each interview, those taken back counted.',
    access: 'write',
    tells: 'read',
    body: given,
    result: themeChange,
    failures: [404, 409],
  },
} as const satisfies Record<string, Call>
