import { readFileSync } from 'node:fs'

/** What a traced process did to the disk and said on its connections, in order. */
export type SystemCall =
  | { call: 'write'; path: string; at: number; bytes: Buffer }
  | { call: 'truncate'; path: string; length: number }
  /** Covers what was written before `since`, the index in the list at which it began. */
  | { call: 'sync'; path: string; since: number }
  | { call: 'say'; bytes: Buffer }

/** How the process is to be traced for `readTrace`. */
export function traceTo(file: string): string[] {
  const calls = 'fsync,fdatasync,pwrite64,ftruncate,write,writev,sendto,sendmsg'
  // -D: the traced program is our own child, which signals reach.
  return ['strace', '-D', '-f', '-y', '-xx', '-s', '262144', '-o', file, '-e', `trace=${calls}`]
}

const line = /^(\d+) +(\w+)\((\d+)<((?:\\x[0-9a-f]{2})+)>(.*)$/
const resumed = /^(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)/

/** Reads what `strace` wrote. A call that was interrupted counts where it ended. */
export function readTrace(file: string): SystemCall[] {
  const calls: SystemCall[] = []
  const open = new Map<string, SystemCall>()
  for (const text of readFileSync(file, 'latin1').split('\n')) {
    const end = resumed.exec(text)
    if (end) {
      const begun = open.get(`${end[1]} ${end[2]}`)
      open.delete(`${end[1]} ${end[2]}`)
      if (begun && Number(end[3]) >= 0) calls.push(begun)
      continue
    }
    const [, thread, name = '', , hexPath = '', rest = ''] = line.exec(text) ?? []
    const call = readCall(name, unhex(hexPath).toString('utf8'), rest, calls.length)
    if (!call) continue
    if (rest.endsWith('<unfinished ...>')) open.set(`${thread} ${name}`, call)
    else if (!/= -1 /.test(rest.slice(-80))) calls.push(call)
  }
  return calls
}

function readCall(name: string, path: string, rest: string, since: number): SystemCall | null {
  if (name === 'fsync' || name === 'fdatasync') return { call: 'sync', path, since }
  if (name === 'ftruncate')
    return { call: 'truncate', path, length: Number(/, (\d+)/.exec(rest)?.[1]) }
  const pieces = [...rest.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => unhex(hex))
  const bytes = Buffer.concat(pieces)
  if (name === 'pwrite64') {
    const at = Number(/", \d+, (\d+)/.exec(rest)?.[1])
    return { call: 'write', path, at, bytes }
  }
  return /^(socket|TCP)/.test(path) ? { call: 'say', bytes } : null
}

function unhex(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}
