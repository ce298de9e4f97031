import { Fault } from '../api.ts'

/** Saves what the service holds as a file. Answers with what went wrong, null when nothing did. */
export async function download(
  read: () => Promise<unknown>,
): Promise<'downloadFailed' | 'onlyThere' | null> {
  try {
    const text = JSON.stringify(await read(), null, 2)
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'interview.json'
    link.click()
    URL.revokeObjectURL(url)
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return error.kind === 'forbidden' ? 'onlyThere' : 'downloadFailed'
  }
}
