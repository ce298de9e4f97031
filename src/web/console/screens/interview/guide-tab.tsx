import type { TabProps } from './tabs.ts'

export function Tab({ interview }: TabProps) {
  return <pre>{interview.guidelines}</pre>
}
