import { expect, test } from 'vitest'
import { session } from '../plan.fixture.ts'
import { begun } from '../walk.fixture.ts'
import { withoutName } from './greeting.ts'

test('the name goes out of a greeting in whatever language the interview goes on', () => {
  const it = begun(session({ onboarding: { name: 'Brunhilde Smith' } }))
  const { content } = it.newest()
  expect(content).toMatch(/^Hello Brunhilde/)
  for (const language of ['en', 'de', 'fr', 'es', 'pt', 'nl']) {
    expect(withoutName({ ...it.session, language }, content)).toMatch(/^Hello, and/)
  }
})
