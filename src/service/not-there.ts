import { AppError } from '../contract/errors.ts'

/** What each kind is known by, and how one looks: often one of another kind was given. */
const kinds = {
  interview: ['interviewID', 'begin with int_'],
  invite: ['linkID', 'are what stands behind /i/ in links'],
  profile: ['profileID', 'begin with prf_'],
  simulation: ['simulationID', 'begin with sim_'],
  note: ['noteID', 'begin with note_'],
  share: ['shareID', 'are what stands behind /s/ in shares'],
  webhook: ['webhookID', 'begin with whk_'],
} as const

/** Says the same of everything that is not there, whatever was given: nothing tells what somebody else has. */
export function notThere(kind: keyof typeof kinds): AppError {
  const [name, looks] = kinds[kind]
  return new AppError('not_found', `There is no ${kind} with this ${name}; ${name}s ${looks}.`)
}
