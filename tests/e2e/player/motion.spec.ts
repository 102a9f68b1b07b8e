import type { Page } from '@playwright/test'

import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

const isMotionCode = (url: string) => /\/moving-parts-/.test(url)

/** Adds a song to the queue, which shows a toast. */
async function queueSong(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `More options for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Play next' }).click()
}

test('closes a toast that is dragged sideways, whose code came after the first sound', async ({ page, player }) => {
  const code = page.waitForResponse((response) => isMotionCode(response.url()))
  await player.play(ALBUM)
  await (await code).finished()
  await queueSong(page, songs[3].name)
  const close = player.toast.getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  // Under the pointer the toast does not time out.
  const drag = async (distance: number) => {
    const message = await player.toast.getByRole('status').boundingBox()
    if (!message) throw new Error('There is no message')
    const [x, y] = [message.x + message.width / 2, message.y + message.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 5 })
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await drag(250)
  await expect(close).toHaveCount(0)
})

test('moves the cover from the bar to the view and back', async ({ page, player }) => {
  const code = page.waitForResponse((response) => isMotionCode(response.url()))
  await player.play(ALBUM)
  await (await code).finished()
  // Every place that the flying cover is given, however few frames a busy machine draws.
  await page.evaluate(() => {
    const widths: number[] = []
    Object.assign(window, { widths })
    new MutationObserver(() => {
      const width = Number.parseFloat(document.querySelector<HTMLElement>('body > img')?.style.width ?? '')
      if (width !== widths.at(-1) && width > 0) widths.push(width)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  })
  /** Widths of the flying cover once it has landed. */
  const flight = async () => {
    const widths = () => page.evaluate(() => Reflect.get(window, 'widths') as number[])
    await expect.poll(async () => (await widths()).length).toBe(2)
    await expect(page.locator('body > img')).toHaveCount(0)
    return page.evaluate(() => (Reflect.get(window, 'widths') as number[]).splice(0))
  }
  const view = page.getByRole('dialog', { name: 'Now playing' })
  const inBar = (await player.bar.locator('img').first().boundingBox())?.width ?? 0
  await player.title.click()
  await expect(view).toBeFocused()
  const [from, to = 0] = await flight()
  expect(from).toBe(inBar)
  expect(to).toBeGreaterThan(4 * inBar)

  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  expect(await flight()).toEqual([to, inBar])
})

test('slides the rows of the queue when one is moved, after the list has scrolled', async ({ page, player }) => {
  const code = page.waitForResponse((response) => isMotionCode(response.url()))
  await player.play(ALBUM)
  await (await code).finished()
  await player.openQueue()
  const list = player.queue.getByRole('list', { name: 'Next up' })
  await list.evaluate((element) => {
    const places: number[] = []
    Object.assign(window, { places })
    requestAnimationFrame(function read() {
      for (const row of element.querySelectorAll<HTMLElement>('[data-index] > [role=listitem] > div')) {
        const { m42 } = new DOMMatrix(getComputedStyle(row).transform)
        if (m42 !== 0) places.push(m42)
      }
      requestAnimationFrame(read)
    })
  })
  const places = () => page.evaluate(() => Reflect.get(window, 'places') as number[])
  await list.hover()
  await page.mouse.wheel(0, 200)
  await page.mouse.wheel(0, -200)
  await list.getByRole('button', { name: `Move “${songs[3].name}”`, exact: true }).press('ArrowDown')
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0)
  expect(new Set((await places()).map(Math.sign))).toEqual(new Set([-1, 1]))
  expect(Math.max(...(await places()).map(Math.abs))).toBeLessThan(100)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('loads no motion code', async ({ page, player }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await player.play(ALBUM)
    await player.title.click()
    await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await queueSong(page, songs[3].name)
    await expect(player.toast.getByRole('button', { name: 'Close' })).toBeVisible()
    expect(fetched.filter(isMotionCode)).toEqual([])
  })
})
