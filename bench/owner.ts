/** Where a sample of a profile was taken: `url` is empty for what is built into Node. */
export type Frame = { functionName: string; url: string }

/** Functions of Node's own, in C++, by what they do for a request. */
const builtIn: Record<string, readonly string[]> = {
  'writing to sockets': ['writeUtf8String', 'writeLatin1String', 'writev', 'writeBuffer'],
  'running SQL': ['all', 'get', 'run', 'exec', 'prepare'],
  'messages between threads': ['postMessage', 'receiveMessageOnPort', 'drain'],
  'collecting garbage': ['(garbage collector)'],
  'Node, outside of JavaScript': ['(program)'],
}

/** Who has a frame to answer for: a part of this program, a package, Node, or what Node does in C++. */
export function ownerOf({ functionName, url }: Frame): string {
  const part = /\/src\/([^/]+)\/(?:[^/]+\/)*[^/]+$/.exec(url)?.[1]
  if (part !== undefined && !url.includes('/node_modules/')) return `src/${part}`
  const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1]
  if (name !== undefined) return name
  if (url !== '') return url.startsWith('node:') ? 'Node, in JavaScript' : 'bench'
  for (const [owner, names] of Object.entries(builtIn))
    if (names.includes(functionName)) return owner
  return 'other functions of Node, in C++'
}
