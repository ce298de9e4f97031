import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem } from 'node:os'

/** Servers and load generators are kept on cores of their own where the system has `taskset`. */
const pins = cpus().length >= 2 && hasTaskset()
const cores = { server: '0', load: '1' }

export function onCore(part: keyof typeof cores, command: string[]): [string, string[]] {
  const [program = '', ...given] = command
  return pins ? ['taskset', ['-c', cores[part], program, ...given]] : [program, given]
}

export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const pinned = pins ? 'server on core 0, load on core 1' : 'server and load on any core'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${model}), ${gigabytes} GB, ${process.platform} ${release()}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}; ${pinned}`
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
