import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

const ARTIST_CHUNK = '**/build/assets/artist-screen-*.js'
const ENTRY = /<script[^>]* src="[^"]*build\/assets\/([\w.-]+\.js)"/

test.use({ expectedError: /dynamically imported module|ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

const failure = "This part of the site couldn't be loaded"

test('25: reloads once for a new release when the music is paused, and restores track, queue and position', async ({
  page,
  player,
  context,
  baseURL,
}) => {
  let requests = 0
  await context.route(ARTIST_CHUNK, (route) => {
    requests += 1
    return route.fulfill({ status: 404 })
  })
  await page.clock.install()
  const isPrepared = page.waitForResponse(/reload-when-silent/)
  await player.play(ALBUM, 1)
  await player.waitForPlugins()
  await isPrepared
  let loads = 0
  page.on('load', () => (loads += 1))

  // From now on the server's pages name another entry script: the same file under a new name.
  const entry = ENTRY.exec(await (await context.request.get(baseURL ?? '/')).text())?.[1] ?? 'none'
  await context.route('**/build/assets/main-next.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `import './${entry}'` }),
  )
  await context.route(
    ({ pathname }) => !/\.\w+$|^\/api\//.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const isPage = response.headers()['content-type']?.startsWith('text/html')
      return isPage
        ? route.fulfill({
            response,
            body: (await response.text()).replaceAll(`assets/${entry}`, 'assets/main-next.js'),
          })
        : route.fulfill({ response })
    },
  )

  await page.getByRole('main').getByRole('link', { name: 'The Pocket Orchestra' }).first().click()
  await expect(page.getByRole('heading', { name: 'A new version of the site is available' })).toBeVisible()
  await player.seek(40)
  await player.button('Next').click()
  await player.expectSound()
  await player.seek(40)
  await player.expectSound(40)
  expect(loads).toBe(0)
  // One prefetch when the link was hovered, one request for the press.
  expect(requests).toBeLessThanOrEqual(2)

  await player.button('Pause').click()
  await expect.poll(() => loads).toBe(1)
  await expect(player.title).toHaveText(songs[2].name)
  await expect(player.button('Play')).toBeVisible()
  await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:4\d/)
  // The release is broken: another reload would not help.
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await context.unroute(ARTIST_CHUNK)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
  expect(loads).toBe(1)
})

test('25: keeps page and track while offline, and opens the screen once the connection is back', async ({
  page,
  player,
  context,
}) => {
  await player.play(ALBUM, 1)
  await player.expectSound()
  let loads = 0
  page.on('load', () => (loads += 1))
  await context.setOffline(true)
  await expect(page.getByText("You're offline. Loaded songs and pages you've opened still work.")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'The Pocket Orchestra' }).first().click()
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Try again'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: failure })).toBeVisible()
  await player.expectSound()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
  await expect(page.getByText("You're offline.")).toHaveCount(0)
  await player.expectSound()
  expect(loads).toBe(0)
})

test('25: keeps the page when the code of its comments fails to load', async ({ page, player }) => {
  await page.route('**/build/assets/comments-section-*.js', (route) => route.abort())
  const failing = page.waitForEvent('requestfailed')
  await player.play(ALBUM, 1)
  await failing
  await player.expectSound()
  await expect(page.getByRole('heading', { name: failure })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'The Pocket Orchestra' }).first()).toBeVisible()
})

test.describe('with storage blocked', () => {
  test('25: never reloads on its own for missing code', async ({ page, context, baseURL }) => {
    await context.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await context.route(ARTIST_CHUNK, (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('artist/1')
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()
    const checked = page.waitForResponse(
      (response) => response.url() === baseURL && response.request().resourceType() === 'fetch',
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await checked
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(loads).toBe(1)
  })
})
