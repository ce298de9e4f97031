import { type Access, providers } from './providers.ts'

/** What becomes of interviews meanwhile. */
export const standsIn = 'Until that is put right, the built-in interviewer conducts in its place.'

/** What is wrong with a model whose call came to nothing, in a sentence to the operator. */
export function problemOf(access: Access, why: string): string {
  const { provider, model, url } = access
  const name = `${provider}/${model}`
  const { title, keyVariable } = providers[provider]
  const where = url === null ? title : `The server at ${hostOf(url)}`
  switch (why) {
    case 'http_401':
    case 'http_403':
      return `${where} does not accept the key in ${keyVariable} for ${name} (${why.slice(-3)}).`
    case 'http_404':
      return `${where} knows no model named ${model}, or the address is wrong (404).`
    case 'rate_limit':
      return `${where} takes no more calls of ${name} for now (429): a limit of calls or of money is reached.`
    case 'connection':
      return `${where} cannot be reached for ${name}.`
    case 'timeout':
    case 'outage':
      return `${where} does not answer for ${name} in the time of COLLOQUY_MODEL_SECONDS.`
    case 'empty':
      return `${name} answers with nothing: it may have spent all its words on thinking, which COLLOQUY_MODEL_REASONING changes.`
    case 'bad_json':
    case 'refusal':
      return `${name} answers, but not in the shape it is asked for: it cannot conduct interviews.`
    case 'bad_response':
    case 'too_large':
      return `${where} answers something that is no reply of a model: the address may be wrong.`
    default:
      return `${where} answers calls of ${name} with an error (${why.replace('http_', '')}).`
  }
}

/** Without a user or a query, which may be secret. */
function hostOf(url: string): string {
  return new URL(url).host
}
