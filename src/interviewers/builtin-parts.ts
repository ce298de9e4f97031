import type { Interviewer } from '../interview/ports.ts'
import type { Synthesizer } from '../profile/synthesizer.ts'

/**
 * The built-in parts, loaded when first asked: their word lists take a fifth of a second, for which
 * the first request need not wait.
 */
export const builtinInterviewer: Interviewer = {
  name: 'builtin',
  async propose(turn) {
    const { createBuiltinInterviewer } = await import('./builtin/interviewer.ts')
    return createBuiltinInterviewer().propose(turn)
  },
}

export const builtinSynthesizer: Synthesizer = {
  name: 'builtin',
  async extract(context) {
    const { createBuiltinSynthesizer } = await import('./builtin-synthesis/synthesizer.ts')
    return createBuiltinSynthesizer().extract(context)
  },
}
