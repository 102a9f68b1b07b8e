import { holdBack } from './fixtures/hold-back'
import { recordShifts } from './fixtures/layout-shifts'
import { expect, test } from './fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.change({ scenario: 'ads' })
})

const banner = 'Koncerts bērniem 24. jūnijā'

test(
  'sandboxes an ad in its frame without access to the page, and shifts no layout when it loads',
  { tag: '@each-size' },
  async ({ page, world }) => {
    const code = `<p id="ad"></p><script>
    let reached = 'nothing'
    try { reached = parent.document.title + document.cookie } catch {}
    document.getElementById('ad').textContent = 'reached: ' + reached
  </script>`
    await world.change({ settings: { ads: { general_top: code } } })
    const shifts = await recordShifts(page)
    await page.goto('album/2')
    await expect(page.frameLocator('iframe').first().getByText('reached: nothing')).toBeVisible()
    expect(await shifts()).toEqual([])
  },
)

test('shows no white frame on a dark page before an ad has loaded', async ({ page, world }) => {
  await world.setTheme('dark')
  await world.change({ settings: { ads: { general_top: '<p>Come and sing</p>' } } })
  const release = await holdBack(page, /ad-frame/)
  await page.goto('album/2')
  const frame = page.locator('iframe').first()
  await expect(frame).toHaveCSS('opacity', '0')
  release()
  await expect(frame).toHaveCSS('opacity', '1')
  await expect(page.frameLocator('iframe').first().locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('shows the configured ad in every slot', { tag: '@each-size' }, async ({ page, expectAccessible }) => {
  const adBanner = (nth: number) => page.frameLocator('iframe').nth(nth).getByText(banner)
  await page.goto('album/2')
  await expect(page.locator('iframe')).toHaveCount(3)
  for (const nth of [0, 1]) await expect(adBanner(nth)).toBeVisible()
  await expectAccessible()
  await page.goto('artist/21?tab=similar')
  await expect(page.locator('iframe')).toHaveCount(4)
  await page.locator('iframe').last().scrollIntoViewIfNeeded()
  await expect(adBanner(2)).toBeVisible()
  await expect(adBanner(3)).toBeVisible()
  expect((await page.locator('iframe').nth(2).boundingBox())?.width).toBeLessThanOrEqual(430)
})

test('shows ads around a custom page, and none on forms and plans', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('pages/privatuma-politika')
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(page.frameLocator('iframe').first().getByText(banner)).toBeVisible()
  expect((await page.locator('iframe').first().boundingBox())?.height).toBeLessThanOrEqual(150)
  for (const path of ['contact', 'pricing', 'login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

for (const persona of ['subscriber', 'child'] as const) {
  test(`shows no ads to a ${persona}`, async ({ page, world }) => {
    await world.signInAs(persona)
    await page.goto('album/2')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}
