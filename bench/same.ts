import type { Request } from './servers/loading.ts'
import type { Server } from './servers/servers.ts'
import type { Sample, Work } from './works.ts'

/** Fails unless both servers answer a work's request alike, as far as it tells of nothing new. */
export async function assertSame(
  work: Work,
  sample: Sample,
  servers: [Server, Server],
): Promise<void> {
  const [first, next] = work.requests(sample)
  // What can be asked once only is asked of each on a link of its own.
  const second = work.once ? next : first
  if (!first || !second) throw new Error(`There is nothing to ask for ${work.id}.`)
  const [one, other] = await Promise.all([
    answerTo(servers[0], first),
    answerTo(servers[1], second),
  ])
  const makesNew = work.id === 'W3' || work.id === 'W4'
  const alike = makesNew ? shapeOf(one) === shapeOf(other) : one === other
  if (!alike) {
    throw new Error(
      `${work.id} is answered differently:\n${one.slice(0, 500)}\n${other.slice(0, 500)}`,
    )
  }
}

/** Status, what the caller is to read of the headers, and the body. */
async function answerTo({ url }: Server, { path, ...init }: Request): Promise<string> {
  const response = await fetch(url + path, init)
  const named = ['content-type', 'cache-control', 'link'].map((name) => response.headers.get(name))
  const text = `${response.status} ${named.join(' ')}\n${await response.text()}`
  return text.replaceAll(url, '')
}

/** With each run of letters and digits that an identifier may be put alike. */
function shapeOf(text: string): string {
  return text.replaceAll(/[0-9A-Za-z]{28}/g, 'x')
}
