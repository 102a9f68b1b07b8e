import { expect, test } from '../e2e/fixtures/test'

test('what the first press on an album needs is there before it: nothing but the songs is asked for', async ({
  page,
  world,
}) => {
  await world.signInAs('free')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await page.goto('')
  await expect
    .poll(() => fetched.some((line) => line.includes('/transport-')), { message: 'the transport comes with the frame' })
    .toBe(true)
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

  const before = fetched.length
  const asked = page.waitForRequest('**/player/tracks')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  await asked
  // The lock screen's code comes beside the songs, which do not wait for it.
  expect(
    fetched.slice(before).filter((line) => line.startsWith('script') && !line.includes('/media-session-')),
  ).toEqual([])
})
