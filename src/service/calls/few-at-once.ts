/** Does work that takes a minute, of each organization only so much at a time. */
export function createFewAtOnce(atOnceMax: number) {
  const underWay = new Map<string, number>()

  /** `otherwise`: in place of the work where too much is under way. */
  return async function whereFree<T>(
    orgID: string,
    work: () => Promise<T>,
    otherwise: () => T,
  ): Promise<T> {
    const before = underWay.get(orgID) ?? 0
    if (before >= atOnceMax) return otherwise()
    underWay.set(orgID, before + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(orgID) ?? 1) - 1
      if (left > 0) underWay.set(orgID, left)
      else underWay.delete(orgID)
    }
  }
}
