import { expect, test } from './fixtures/test'

const FAR = 400

for (const { screen, path } of [
  { screen: 'home', path: '' },
  { screen: 'an album', path: 'album/2' },
  { screen: 'a channel', path: 'popularakais' },
])
  test(`restores the scroll position of ${screen} after a reload`, { tag: '@one-size' }, async ({ page }) => {
    const position = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto(path)
    // The page grows while it loads.
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top).then(position)
    await expect.poll(() => scroll(FAR)).toBe(FAR)
    await page.reload()
    await expect.poll(position).toBe(FAR)
  })
