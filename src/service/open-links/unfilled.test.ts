import { expect, test } from 'vitest'
import { isUnfilled } from './unfilled.ts'

test.each([
  ...['[ID]', '{{pid}}', '{ pid }', '%PID%', '%%PID%%', '$pid', '$[pid]', '<pid>', '#PID#'],
  ...['[%sid%]', '[e://Field/PROLIFIC_PID]', '{{%PROLIFIC_PID%}}', '[]'],
])('%s is a placeholder that nobody filled in', (value) => {
  expect(isUnfilled(['pid', value])).toBe(true)
  expect(isUnfilled(['source', value])).toBe(false)
})

test.each([
  ...['', '[', '$', 'ID', 'pid', 'a[b]', '[a1b2]', '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}'],
  ...['%41', '100%', '#12', '<3', '5f3e9a', 'ada@example.com', '[ID]x', 'PID%'],
])('“%s” may be somebody’s', (value) => {
  expect(isUnfilled(['pid', value])).toBe(false)
})
