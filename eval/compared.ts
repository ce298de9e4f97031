/**
 * What the gates make of the replies of the plain prompt that the service was compared with
 * (`comparison/`), which strangers graded above the service's own: how many pass whole, lose something
 * of what they say beside their question, or are refused. Open material: the gates were tuned on it.
 * Run with `node eval/compared.ts`; `--misses` lists what is lost, and why.
 */
import { readFileSync } from 'node:fs'
import { checkProposal } from '../src/interview/gates/gates.ts'
import { proposal } from '../src/interview/walk.fixture.ts'
import { sentences } from '../src/language/sentences.ts'
import { talkUpTo } from './questions/turns.ts'

type Talk = Parameters<typeof talkUpTo>[0]
type Reply = { talk: Talk; after: number; ack: string | null; question: string }

const folders = ['comparison', 'comparison/round-2', 'comparison/round-3']
const counts = { replies: 0, whole: 0, stripped: 0, refused: 0 }
for (const reply of folders.flatMap(repliesIn)) {
  counts.replies += 1
  const lost = lostOf(reply)
  counts[lost === null ? 'whole' : lost.what] += 1
  if (lost && process.argv.includes('--misses')) console.log(lost.what, lost.why)
}
console.log(counts)

function lostOf({ talk, after, ack, question }: Reply) {
  const context = talkUpTo(talk, after)
  const isAsked = (context.messages.at(-1)?.reading?.questions.length ?? 0) > 0
  const kind = isAsked ? { action: 'answer_meta' as const } : { action: 'probe' as const }
  const checked = checkProposal(proposal({ ...kind, reply: { ack, question } }), context)
  if (!checked.ok) {
    const gates = checked.failed.map(({ gate }) => gate).join(', ')
    return { what: 'refused' as const, why: `${gates}: ${question}` }
  }
  const said = checked.proposal.reply.ack
  return said === ack ? null : { what: 'stripped' as const, why: `${ack} => ${said}` }
}

/** The prompt's replies between its first question and its summary, parted as a model is asked to part them. */
function repliesIn(folder: string): Reply[] {
  const read = (name: string) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8')
  // JSON written by hand in this repository, in this shape.
  const people = JSON.parse(read('people.json')) as Record<
    'id' | 'guide' | 'lang' | 'product',
    string
  >[]
  return people.flatMap(({ id, guide, lang, product }) => {
    const said = saidIn(read(`talks/${id}-prompt.md`))
    const talk = { id: product, lang, guide: read(guide), said } as Talk
    return said.flatMap(([who, text], at) => {
      if (who !== 'interviewer' || at < 2 || at >= said.length - 2) return []
      const parts = sentences(text.replace(/\s+/g, ' '), lang).map((one) => one.text)
      const ack = parts.slice(0, -1).join(' ') || null
      return [{ talk, after: at - 1, ack, question: parts.at(-1) ?? '' }]
    })
  })
}

function saidIn(text: string): Talk['said'] {
  const parts = text.split(/^\*\*(interviewer|person):\*\* /m).slice(1)
  return Array.from({ length: parts.length / 2 }, (_, at) => [
    parts[2 * at] === 'person' ? 'participant' : 'interviewer',
    (parts[2 * at + 1] ?? '').trim(),
  ])
}
