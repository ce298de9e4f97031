import { builtinName, type Synthesizer } from '../../profile/synthesizer.ts'
import { extractClaims } from './extract.ts'

/** The synthesizer that needs no model: rules and word lists, the same claims every time. */
export function createBuiltinSynthesizer(): Synthesizer {
  return {
    name: builtinName,
    async extract(context) {
      context.signal.throwIfAborted()
      return extractClaims(context)
    },
  }
}
