import { expect, test } from '../e2e/fixtures/test'

test('requests only the tracks of an album on its first press, whose code was prefetched', async ({ page, world }) => {
  await world.signInAs('free')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await page.goto('')
  await expect
    .poll(() => fetched.some((line) => line.includes('/request-')), {
      message: 'the code of requests is prefetched with the skeleton',
    })
    .toBe(true)
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect
    .poll(() => fetched.some((line) => line.includes('/after-first-screen-')), {
      message: 'the code that starts after the first screen is fetched',
    })
    .toBe(true)

  const before = fetched.length
  const requested = page.waitForRequest('**/player/tracks')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await requested
  // The lock screen's code loads in parallel with the tracks, which do not wait for it.
  expect(
    fetched.slice(before).filter((line) => line.startsWith('script') && !line.includes('/media-session-')),
  ).toEqual([])
})
