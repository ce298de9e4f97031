/** Does work that takes long, of each organization, or whoever else it is for, only so much at a time. */
export function createFewAtOnce(atOnceMax: number) {
  const underWay = new Map<string, number>()

  /** `otherwise`: in place of the work where too much is under way. */
  return async function whereFree<T>(
    whose: string,
    work: () => Promise<T>,
    otherwise: () => T,
  ): Promise<T> {
    const before = underWay.get(whose) ?? 0
    if (before >= atOnceMax) return otherwise()
    underWay.set(whose, before + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(whose) ?? 1) - 1
      if (left > 0) underWay.set(whose, left)
      else underWay.delete(whose)
    }
  }
}
