import { readConfig } from '../../src/config.ts'
import { startColloquy } from '../../src/main.ts'
import { cannedInterviewer } from './canned.ts'

/** The service as `colloquy serve` starts it, with an interviewer that takes no time. */
const running = await startColloquy(readConfig(process.env), { interviewer: cannedInterviewer })
process.once('SIGTERM', () => void running.close())
