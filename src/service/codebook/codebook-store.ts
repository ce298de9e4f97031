/** A researcher's change of the themes of an interview. */
export type ThemeChangeRow = {
  changeID: string
  orgID: string
  interviewID: string
  userID: string
  createdAt: string
  /** JSON of a `ThemeChange`. */
  body: string
  takenBackBy: string | null
  takenBackAt: string | null
}

/** Of the Store: changes of themes. */
export type CodebookVerbs = {
  /**
   * Adds a change behind those that are there. `unknown`: there is no such interview. `stale`: one of
   * these links, whose claims it names, was erased meanwhile.
   */
  addThemeChange(change: {
    change: Omit<ThemeChangeRow, 'takenBackBy' | 'takenBackAt'>
    links: string[]
    changesMax: number
  }): Promise<'done' | 'unknown' | 'stale' | 'full'>
  /** In the order in which they were made, at most `limit`. */
  listThemeChanges(query: {
    orgID: string
    interviewID: string
    limit: number
  }): Promise<ThemeChangeRow[]>
  /** False when there is no such change, or it was taken back before. */
  takeBackThemeChange(change: {
    orgID: string
    interviewID: string
    changeID: string
    userID: string
    at: string
  }): Promise<boolean>
}
