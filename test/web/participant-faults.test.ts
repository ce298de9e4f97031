import { expect } from 'vitest'
import { createBrowserTests } from './browser.ts'
import { onPage } from './participant-page.ts'
import { script } from './scripted-interview.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant-faults.test.ts')
const stage = setStage(isPossible)

const second = { hasText: script.questions[1] ?? '' }
const third = { hasText: script.questions[2] ?? '' }

browserTest('a draft survives a reload and is forgotten once sent', async () => {
  const { page, participant } = await stage.openInvite()
  await participant.begin()
  await participant.composer.fill('half a thought')
  await page.reload()
  await participant.question.waitFor()
  await expect.poll(() => participant.composer.inputValue()).toBe('half a thought')
  await participant.send()
  await participant.question.filter(second).waitFor()
  await page.reload()
  await participant.question.filter(second).waitFor()
  await expect.poll(() => participant.composer.inputValue()).toBe('')
})

browserTest('an answer given offline is kept, and sent once when the line is back', async () => {
  const { page, participant, interview, context } = await stage.openInvite()
  await participant.begin()
  await context.setOffline(true)
  await participant.composer.fill('from the train')
  await participant.send()
  await page.getByText('You are offline.').waitFor()
  await page.getByText('Kept here. Not sent yet.').waitFor()
  await participant.composer.fill('typed meanwhile')
  expect(interview.answers()).toEqual([])
  await context.setOffline(false)
  await participant.question.filter(second).waitFor()
  expect(interview.answers()).toEqual(['from the train'])
  await expect.poll(() => participant.composer.inputValue()).toBe('typed meanwhile')
  await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
})

browserTest('an answer whose receipt got lost is stored once', async () => {
  const { participant, interview } = await stage.openInvite()
  await participant.begin()
  stage.service().faults.push({ on: 'events', how: 'lost' })
  await participant.answer('once')
  expect(interview.answers()).toEqual(['once'])
  expect(interview.events.filter(({ type }) => type === 'answer')).toHaveLength(2)
})

browserTest('an answer not yet delivered survives a reload', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  stage.service().faults.push({ on: 'events', how: { status: 503, retryAfterSeconds: 100 } })
  await participant.composer.fill('kept')
  await participant.send()
  await page.getByText('We cannot reach the interviewer right now.').waitFor()
  await page.reload()
  await participant.question.filter(second).waitFor()
  expect(interview.answers()).toEqual(['kept'])
})

browserTest('a verdict whose receipt got lost is not given twice', async () => {
  const { participant, interview } = await stage.openInvite({}, { questions: ['One?'] })
  await participant.begin()
  await participant.composer.fill('Yes.')
  await participant.send()
  await participant.composer.waitFor({ state: 'detached' })
  stage.service().faults.push({ on: 'events', how: 'lost' })
  await participant.judge(5)
  await participant.composer.waitFor()
  expect(interview.events.filter(({ type }) => type === 'verdict')).toHaveLength(1)
})

browserTest('a stale tab catches up and keeps the words typed in it', async () => {
  const { page, participant, interview, context, url } = await stage.openInvite()
  await participant.begin()
  const otherTab = await context.newPage()
  await otherTab.goto(url)
  const other = onPage(otherTab)
  await other.question.waitFor()
  await participant.composer.fill('said here')
  await other.answer('said there')
  await participant.send()
  await page.getByText('The conversation went on in another window.').waitFor()
  await expect.poll(() => participant.question.textContent()).toBe(script.questions[1])
  await expect.poll(() => participant.composer.inputValue()).toBe('said here')
  expect(interview.answers()).toEqual(['said there'])
})

browserTest('another browser goes on without seeing earlier answers', async () => {
  const { participant, url } = await stage.openInvite()
  await participant.begin()
  await participant.answer('only for my own screen')
  const { page, participant: elsewhere } = await stage.open(url)
  await elsewhere.question.filter(second).waitFor()
  await page.getByText('Your earlier answers are safe.').waitFor()
  await expect.poll(() => page.getByText('only for my own screen').count()).toBe(0)
  await elsewhere.answer('going on')
  await expect.poll(() => elsewhere.question.textContent()).toBe(script.questions[2])
})

browserTest('a reply that takes long is looked for until it is there', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  interview.replyLate(2)
  await participant.composer.fill('one')
  await participant.send()
  await page.locator('.writing').waitFor()
  await participant.question.filter(second).waitFor()
})

browserTest('a pause that the service asks for is kept', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  await page.clock.install()
  stage.service().faults.push({ on: 'events', how: { status: 429, retryAfterSeconds: 30 } })
  await participant.composer.fill('patient')
  await participant.send()
  await page.getByText('A short pause').waitFor()
  await page.clock.runFor(29_000)
  expect(interview.answers()).toEqual([])
  await page.clock.runFor(2_000)
  await participant.question.filter(second).waitFor()
  expect(interview.answers()).toEqual(['patient'])
})

browserTest('a service that fails is tried again, and at once when the person asks', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  stage.service().faults.push({ on: 'events', how: { status: 503, retryAfterSeconds: 100 } })
  await participant.composer.fill('calm')
  await participant.send()
  await page.getByRole('button', { name: 'Try again' }).click()
  await participant.question.filter(second).waitFor()
  expect(interview.answers()).toEqual(['calm'])
})

browserTest('tries are bounded, and then the person decides', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  await page.clock.install()
  stage
    .service()
    .faults.push(
      ...Array.from({ length: 10 }, () => ({ on: 'events', how: { status: 500 } }) as const),
    )
  await participant.composer.fill('stubborn')
  await participant.send()
  const stuck = page.getByText('This takes longer than it should.')
  for (let rounds = 0; rounds < 40 && !(await stuck.count()); rounds += 1) {
    await page.clock.runFor(10_000)
  }
  expect(stage.service().faults).toEqual([])
  expect(interview.answers()).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await participant.question.filter(second).waitFor()
  expect(interview.answers()).toEqual(['stubborn'])
})

browserTest('an answer that cannot be taken is given back', async () => {
  const { page, participant } = await stage.openInvite()
  await participant.begin()
  stage.service().faults.push({ on: 'events', how: { status: 400 } })
  await participant.composer.fill('odd')
  await participant.send()
  await page.getByText('That could not be taken.').waitFor()
  await expect.poll(() => participant.composer.inputValue()).toBe('odd')
  await participant.send()
  await participant.question.filter(second).waitFor()
})

browserTest('stopping with an answer on its way delivers it first', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  stage.service().hold()
  await participant.composer.fill('last words')
  await participant.send()
  await participant.stop()
  await participant.choose('Stop and keep what I said')
  stage.service().release()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(interview.events.slice(-2).map(({ type }) => type)).toEqual(['answer', 'end'])
})

browserTest('erasing does not wait for an answer on its way', async () => {
  const { page, participant, interview, context } = await stage.openInvite()
  await participant.begin()
  stage.service().faults.push({ on: 'events', how: { status: 503, retryAfterSeconds: 100 } })
  await participant.composer.fill('never mind')
  await participant.send()
  await page.getByText('We cannot reach the interviewer right now.').waitFor()
  await participant.stop()
  await participant.choose('Stop and erase everything')
  await participant.choose('Yes, erase everything')
  await page.getByRole('heading', { name: 'Everything is erased' }).waitFor()
  expect(interview.answers()).toEqual([])
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0)
  await context.close()
})

for (const how of ['expired', 'revoked'] as const) {
  const heading = { expired: 'This link has expired', revoked: 'This link was withdrawn' }[how]
  browserTest(`a link that was ${how} meanwhile says so and leaves the words to copy`, async () => {
    const { page, participant, interview } = await stage.openInvite()
    await participant.begin()
    await participant.composer.fill('too late')
    interview.close(how)
    await participant.send()
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByText('too late').waitFor()
  })
}

browserTest('a link that is unknown, or fails to load at first, tells the truth', async () => {
  const { page } = await stage.open(stage.service().unknownURL)
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  const { url } = stage.service().invite()
  const cut = { on: 'state', how: 'cut' } as const
  stage.service().faults.push(cut, cut, cut)
  const { participant } = await stage.open(url)
  await participant.heading.filter({ hasText: 'Tell us about Beacon' }).waitFor()
})

browserTest('the skip of a question that is no longer asked changes nothing', async () => {
  const { page, participant, context, url } = await stage.openInvite()
  await participant.begin()
  const otherTab = await context.newPage()
  await otherTab.goto(url)
  await onPage(otherTab).answer('one')
  await onPage(otherTab).answer('two')
  await participant.skip()
  await participant.question.filter(third).waitFor()
  await page.getByText('The conversation went on in another window.').waitFor()
})

tellSkipped()
