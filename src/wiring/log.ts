import pino from 'pino'
import { readableLine } from '../cli/terminal/readable-log.ts'

const stderr = 2

/** The log on standard error: JSON for whoever collects it, and lines for a person at a terminal. */
export function openLog(level: pino.Level | 'silent'): pino.Logger {
  const readable = { write: (line: string) => void process.stderr.write(readableLine(line)) }
  return pino({ level }, process.stderr.isTTY ? readable : pino.destination(stderr))
}
