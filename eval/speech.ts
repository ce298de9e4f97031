import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  openModel,
  type Runtime,
  readTokens,
  type Token,
} from '../src/web/participant/speech/recognizer/moonshine.ts'
import { readWords } from '../src/web/participant/speech/recognizer/read-words.ts'
import { fromPCM, speechRate } from '../src/web/participant/speech/sound/pcm.ts'
import { createResampler } from '../src/web/participant/speech/sound/resample.ts'

/**
 * Counts the word errors of the recognizer on the device on sentences that espeak-ng speaks, how long it
 * takes, and which of the wrong words it marks as doubtful: `node eval/speech.ts`. With a folder of recordings
 * (each a WAV file, mono and of 16 bits, beside a .txt of what is said in it) the errors are counted in those:
 * `node eval/speech.ts FOLDER`. With the name of a synthesizer they are counted in the 300 sentences of
 * `eval/speech/sentences.jsonl`, on which nothing was settled: `node eval/speech.ts espeak-ng`, and `flite`;
 * a voice of it may stand behind. The model, the runtime and the code around them are those of the page.
 */
const sentences = [
  'We kept every booking in a large spreadsheet for about three years.',
  'The first thing I looked at was the price, and it was too high.',
  'My colleague told me about it at lunch on a Tuesday.',
  'I was worried that we would lose all of our old invoices.',
  'It took us two weeks to move everything to the new system.',
  'Nobody in the office knew how to export the data.',
  'I tried it again last month, because they had changed the menu.',
  'To be honest, I only use it when my manager asks for a report.',
  'We compared four tools, and in the end we stayed where we were.',
  'The support people answered within an hour, which surprised me.',
  'I like that it works on my phone while I am travelling.',
  'Every Friday afternoon I copy the numbers by hand.',
  'It stopped working in the middle of a call with a customer.',
  'We are a small team, so nobody has time to learn something new.',
  'The old program was slow, but at least I knew where things were.',
  'I would pay more if it could talk to our bank.',
  'My daughter set it up for me during the holidays.',
  'There was a moment when I nearly gave up and called them.',
  'What I missed most was a way to undo a mistake.',
  'We print the list every morning and hang it on the wall.',
  'I opened an account in March and closed it again in June.',
  'They promised that it would be easy, and it was not.',
  'Before that we used paper forms and a filing cabinet.',
  'The training was good, but half of us could not be there.',
  'I trust it now, because it has never lost anything.',
  'If it disappeared tomorrow, I would go back to email.',
  'Our accountant insists on seeing the original receipts.',
  'The search finds everything, except what I am looking for.',
  'I showed it to my boss, and she signed the contract the same day.',
  'It saves me about twenty minutes every single day.',
]

/** Below which likelihood a word is marked was settled on those above; these tell how well it does. */
const others = [
  'My sister recommended it after her wedding in the autumn.',
  'We lost a customer because the invoice never arrived.',
  'I keep the receipts in a shoe box under my desk.',
  'The first week was confusing, and then it became a habit.',
  'Nothing else connects to the scales in our warehouse.',
  'I asked three colleagues, and two of them already paid for it.',
  'The button was hidden behind a menu that nobody opens.',
  'Our volunteers are older, so large letters matter a great deal.',
  'I cancelled it the night before the second payment.',
  'When the internet is down we write everything on paper.',
  'Every teacher at our school had a different method.',
  'It was cheaper to hire a student for the summer.',
  'I would never trust it with the names of my patients.',
  'The map was wrong, and the driver waited at the wrong gate.',
  'They answered politely, but they never solved the problem.',
  'On Sunday evenings I plan the meals for the whole week.',
  'The report takes half a day, and nobody reads it.',
  'We moved to a bigger office, and the printer stayed behind.',
  'I want to see the total before I enter my card number.',
  'A neighbour showed me how to change the password.',
]

const modules = resolve(import.meta.dirname, '../node_modules')
const modelFolder = join(modules, '@moonshine-ai/moonshine-js/dist/model/tiny/quantized')

type Tokenizer = { decode(tokens: number[], addsStart: boolean, addsSpace: boolean): string }

async function loadModel() {
  const ort: Runtime = await import(join(modules, 'onnxruntime-web/dist/ort.wasm.min.mjs'))
  ort.env.wasm.numThreads = 1
  const { default: tokenizer }: { default: Tokenizer } = await import(
    join(modules, 'llama-tokenizer-js/llama-tokenizer.js')
  )
  const open = (name: string) => readFileSync(join(modelFolder, name))
  const model = await openModel(ort, open('encoder_model.onnx'), open('decoder_model_merged.onnx'))
  const decode = (tokens: number[]) => tokenizer.decode(tokens, false, true)
  return {
    async recognize(samples: Float32Array, ahead: readonly Token[] = []) {
      return readWords(decode, (await readTokens(model, samples, { ahead })).tokens)
    },
    /** What the page has read of it by its end, which reads it every two seconds. */
    async recognizeAhead(samples: Float32Array) {
      let ahead: readonly Token[] = []
      const step = 2 * speechRate
      for (let end = step; end < samples.length; end += step) {
        ahead = (await readTokens(model, samples.slice(0, end), { ahead })).tokens
      }
      return ahead
    },
  }
}

/** The sound of a file, at the rate of speech. */
function readSound(path: string): Float32Array {
  const bytes = readFileSync(path)
  const from = bytes.indexOf('data') + 8
  const pcm = Int16Array.from({ length: (bytes.length - from) >> 1 }, (_, at) =>
    bytes.readInt16LE(from + at * 2),
  )
  return createResampler(bytes.readUInt32LE(24), speechRate)(fromPCM(pcm))
}

/** How each synthesizer is told to speak; the first voice is the one it is given where none is named. */
const synthesizers: Record<string, (voice: string | undefined, path: string) => string[]> = {
  'espeak-ng': (voice = 'en-gb', path) => ['-v', voice, '-s', '150', '-w', path],
  flite: (voice = 'slt', path) => ['-voice', voice, '-o', path, '-t'],
}

/** A sentence as a synthesizer speaks it. */
function speak(sentence: string, folder: string, name = 'espeak-ng', voice?: string): Float32Array {
  const path = join(folder, 'said.wav')
  execFileSync(name, [...(synthesizers[name]?.(voice, path) ?? []), sentence])
  return readSound(path)
}

function readSentences(): string[] {
  return readFileSync(join(import.meta.dirname, 'speech/sentences.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).text)
}

/** Recordings of people, and what they say in them. */
function readRecordings(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      sentence: readFileSync(join(folder, name), 'utf8').trim(),
      samples: readSound(join(folder, name.replace(/txt$/, 'wav'))),
    }))
}

const words = (text: string) => text.toLowerCase().match(/[a-z0-9']+/g) ?? []

/** Fewest words put in, left out or changed between two texts. */
function countErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [at, other] of heard.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Where the words that are heard are none of those that were said there. */
function findWrong(said: readonly string[], heard: readonly string[]): Set<number> {
  const same = Array.from({ length: heard.length + 1 }, () => new Array(said.length + 1).fill(0))
  const at = (one: number, other: number): number => same[one]?.[other] ?? 0
  for (let one = heard.length - 1; one >= 0; one -= 1) {
    for (let other = said.length - 1; other >= 0; other -= 1) {
      const isSame = heard[one] === said[other]
      const most = isSame
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1))
      same[one]?.splice(other, 1, most)
    }
  }
  const wrong = new Set<number>()
  for (let one = 0, other = 0; one < heard.length; ) {
    const isSame = heard[one] === said[other]
    const isLost = !isSame && (other >= said.length || at(one + 1, other) >= at(one, other + 1))
    if (isLost) wrong.add(one)
    if (isSame || isLost) one += 1
    if (!isLost) other += 1
  }
  return wrong
}

const folder = mkdtempSync(join(tmpdir(), 'speech-'))
const [given, voice] = process.argv.slice(2)

function* measure() {
  if (given && !synthesizers[given]) return yield* readRecordings(given)
  for (const sentence of given ? readSentences() : sentences) {
    yield { sentence, samples: speak(sentence, folder, given, voice) }
  }
}
const { recognize, recognizeAhead } = await loadModel()
const spentSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
let read = 0
let errors = 0
let count = 0
let seconds = 0
let spentMs = 0
/** Errors where a sentence was read while it grew, and its reading at the end began with that. */
let errorsGrown = 0
let spentGrownMs = 0
for (const { sentence, samples } of measure()) {
  read += 1
  const before = process.cpuUsage()
  const heard = await recognize(samples)
  spentMs += spentSince(before)
  seconds += samples.length / speechRate
  const ahead = await recognizeAhead(samples)
  const beforeGrown = process.cpuUsage()
  const grown = await recognize(samples, ahead)
  spentGrownMs += spentSince(beforeGrown)
  errorsGrown += countErrors(words(sentence), words(grown.text))
  const wrong = countErrors(words(sentence), words(heard.text))
  errors += wrong
  count += words(sentence).length
  if (wrong > 0) console.log(`${wrong}  ${sentence}\n   ${heard.text}`)
}
let marked = 0
let found = 0
let missed = 0
for (const sentence of others) {
  const { text, unsure } = await recognize(speak(sentence, folder))
  const places = [...text.matchAll(/\S+/g)]
  const heard = places.map(([word]) => words(word)[0] ?? '')
  const wrong = findWrong(words(sentence), heard)
  const isMarked = (index: number) => unsure.some(({ from }) => from === places[index]?.index)
  marked += unsure.length
  found += [...wrong].filter(isMarked).length
  missed += [...wrong].filter((index) => !isMarked(index)).length
}
rmSync(folder, { recursive: true })
const share = ((100 * errors) / count).toFixed(1)
console.log(`${errors} of ${count} words wrong (${share} %) in ${read} sentences.`)
console.log(
  `${errorsGrown} where they were read every two seconds while they grew, and ${(spentGrownMs / seconds / 1000).toFixed(3)} s of one core for a second of speech after the end.`,
)
console.log(
  `${(spentMs / seconds / 1000).toFixed(2)} s of one core for a second of speech, ${seconds.toFixed(0)} s in all.`,
)
console.log(
  `Of ${found + missed} wrong words in ${others.length} other sentences ${found} are marked, and ${marked - found} that are right.`,
)
