import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './record.ts'

/** They run when they are imported, on a thread of their own, or in a browser: their literals are read all the same. */
const notImported =
  /\.(?:test|fixture)\.ts$|\.d\.ts$|^src\/(?:web\/|cli\/(?:colloquy|program|serve-workers)\.ts|storage\/sqlite-writer\.ts|reading\/reader\.ts)/

/**
 * Loads the whole service and reads guides, answers, orders and interviews in five languages with
 * it, so that what is put together on first use is put together.
 */
export async function exercise(): Promise<void> {
  for (const file of globSync('src/**/*.ts', { cwd: root }).toSorted()) {
    if (!notImported.test(file)) await import(join(root, file))
  }
  const { loadNgrams } = await import('../../src/interviewers/builtin/reading/detect-language.ts')
  await loadNgrams()
  await readGuides()
  await readInterviews()
  await holdInterviews()
}

async function readGuides(): Promise<void> {
  const { measureGuides } = await import('../../eval/guides/measure.ts')
  const { tuningGuides } = await import('../../eval/guides/tuning.ts')
  const { moreTuningGuides } = await import('../../eval/guides/tuning-more.ts')
  const { thirdTuningGuides } = await import('../../eval/guides/tuning-third.ts')
  measureGuides([...tuningGuides, ...moreTuningGuides, ...thirdTuningGuides])
}

async function readInterviews(): Promise<void> {
  const { measureExtraction } = await import('../../eval/extraction/measure.ts')
  const { measureOrders } = await import('../../eval/orders/measure.ts')
  await measureExtraction()
  measureOrders('tuning')
}

/** Six guides of one set: one of them is German, and the others are read in every language above. */
async function holdInterviews(): Promise<void> {
  const { hold } = await import('../../eval/hold.ts')
  const { castingsOf } = await import('../../eval/parts.ts')
  const { sets } = await import('../../eval/sets/sets.ts')
  const { openStore } = await import('../../src/storage/open.ts')
  const store = await openStore('file::memory:')
  const castings = sets.slice(0, 1).flatMap((set) => castingsOf(set, true))
  for (const casting of castings.slice(0, 12)) await hold(casting, { store })
  await store.close()
}
