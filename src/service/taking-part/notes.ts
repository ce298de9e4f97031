/** What an interviewer kept in mind: the session but for what is the researcher's. */
export function notesOf({
  plan: _plan,
  careResources: _care,
  ...notes
}: object & Record<string, unknown>) {
  return notes
}
