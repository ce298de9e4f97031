import type { DayBook, Spent } from './spending.ts'

/** A book for one process alone, for as long as it lives. */
export function createDayBook(): DayBook {
  const days = new Map<string, Pick<Spent, 'tokens' | 'microUSD'>>()

  function add({ orgID, day, tokens, microUSD }: Spent): void {
    const before = days.get(`${day} ${orgID}`) ?? { tokens: 0, microUSD: 0 }
    days.set(`${day} ${orgID}`, {
      tokens: before.tokens + tokens,
      microUSD: before.microUSD + microUSD,
    })
  }

  return {
    async reserve({ tokensMax, microUSDMax, ...amount }) {
      const { tokens, microUSD } = days.get(`${amount.day} ${amount.orgID}`) ?? {
        tokens: 0,
        microUSD: 0,
      }
      if (tokensMax !== null && tokens >= tokensMax) return false
      if (microUSDMax !== null && microUSD >= microUSDMax) return false
      add(amount)
      return true
    },
    async add(amount) {
      add(amount)
    },
  }
}
