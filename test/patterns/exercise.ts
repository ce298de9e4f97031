import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './record.ts'

/** They run when they are imported, on a thread of their own, or in a browser: their literals are read all the same. */
const notImported =
  /\.(?:test|fixture)\.ts$|\.d\.ts$|^src\/(?:web\/|cli\/(?:colloquy|program|serve-workers)\.ts|storage\/sqlite\/(?:writer|lister)\.ts|reading\/reader\.ts)/

/**
 * Loads the whole service and reads guides, answers, orders and interviews in five languages with
 * it, so that what is put together on first use is put together.
 */
export async function exercise(): Promise<void> {
  for (const file of globSync('src/**/*.ts', { cwd: root }).toSorted()) {
    if (!notImported.test(file)) await import(join(root, file))
  }
  await readGuides()
  await readInterviews()
  await holdInterviews()
}

/** A brief, a question to reword and one to split in each language: all patterns of guides are made. */
const guides = [
  'Find out how parents pick a camp and why they stop.\n- Do you like our price and why?',
  'Wir möchten wissen, wie Eltern ein Lager auswählen.\n- Gefällt Ihnen die App und warum?',
  'Nous voulons savoir comment les parents choisissent.\n- Aimez-vous notre prix et pourquoi ?',
  'Queremos saber cómo eligen los padres.\n- ¿Le gusta el precio y por qué?',
  'Queremos saber como os pais escolhem.\n- Você gosta do preço e por quê?',
]

async function readGuides(): Promise<void> {
  const { compileGuide } = await import('../../src/guide/compile.ts')
  for (const guide of guides) {
    compileGuide(guide)
    // Without its question the brief is all there is.
    compileGuide(guide.split('\n', 1)[0] ?? '')
  }
}

async function readInterviews(): Promise<void> {
  const { measureExtraction } = await import('../../eval/extraction/measure.ts')
  const { measureOrders } = await import('../../eval/labelled/orders.ts')
  const { measureCare } = await import('../../eval/labelled/care.ts')
  await measureExtraction()
  measureOrders()
  measureCare()
}

/** A whole interview on a guide in each language, with somebody whose answers take many forms. */
async function holdInterviews(): Promise<void> {
  const { hold } = await import('../../eval/guardrails/hold.ts')
  const { findGuide } = await import('../../eval/guardrails/parts.ts')
  const { languages } = await import('../../src/guide/plan.ts')
  const { openStore } = await import('../../src/storage/open.ts')
  const store = await openStore('file::memory:')
  for (const language of languages) {
    const guide = findGuide(`${language}-guide`)
    for (const character of ['plain', 'puzzled', 'asks back', 'pastes'] as const) {
      await hold(store, { character, guide, seed: 'ash' })
    }
  }
  await store.close()
}
