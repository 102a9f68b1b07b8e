import type { Page } from '@playwright/test'

import { seconds } from '@/lib/dates/duration'

import { placeAtRest, pressAtRest } from '../e2e/fixtures/at-rest'
import { swipe } from '../e2e/fixtures/swipe'
import { expect, test } from './fixtures/test'

declare global {
  interface Window {
    /** Set by {@link removeDuringTransitions}. */
    removed?: WeakRef<Element>
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Width in pixels of each size (spec section 9), when the window is wide enough. */
const WIDTHS = { '2xs': 256, xs: 320, sm: 384, md: 440, lg: 620, xl: 780, '2xl': 850, fullscreen: 1280 }

test.describe('dialog', () => {
  test.beforeEach(({ openStory }) => openStory('dialog'))

  test('offers eight widths, and fills the screen on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 })
    for (const [size, width] of Object.entries(WIDTHS)) {
      await button(page, size).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect((await dialog.boundingBox())?.width, size).toBe(width)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, '2xs').click()
    // Its entry animation ends at the final position.
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  })

  test('fits its size to the text of a question, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Dzēst sarakstu').click()
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ x: 24, width: 342 })
    expect((await page.getByRole('dialog').boundingBox())?.height).toBeLessThan(300)
  })

  test('frees on closing an element that was removed in the middle of two transitions', async ({ page }) => {
    await button(page, 'Dzēst sarakstu').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await removeDuringTransitions(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const isFreed = async () => {
      await page.requestGC()
      return page.evaluate(() => window.removed?.deref() === undefined)
    }
    await expect.poll(isFreed).toBe(true)
  })

  test('traps the focus, restores it, and returns the result to its opener', async ({ page, expectAccessible }) => {
    await button(page, 'Pārdēvēt').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pārdēvēt atskaņošanas sarakstu' })
    await expect(dialog).toBeVisible()
    await expectAccessible()
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await dialog.getByRole('textbox').fill('Rīta dziesmas')
    await button(page, 'Saglabāt').click()
    await expect(page.getByRole('status').filter({ hasText: 'Rīta dziesmas' })).toBeVisible()
    await expect(button(page, 'Pārdēvēt')).toBeFocused()
  })

  test('makes the dialog below the active one inert', async ({ page }) => {
    await button(page, 'Pārdēvēt').click()
    await page.getByRole('textbox').fill('Cits nosaukums')
    await button(page, 'Vēl viens logs').click()
    await expect(page.locator(':is([inert], [aria-hidden=true]) [role=dialog]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('textbox')).toHaveValue('Cits nosaukums')
  })

  test('scrolls long content between its title and its buttons', async ({ page, expectAccessible }) => {
    await button(page, 'Lasīt noteikumus').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(button(page, 'Piekrītu')).toBeInViewport()
    await expect(page.getByText('30. Dziesmas')).not.toBeInViewport()
    await expectAccessible()
  })

  test('focuses the harmless button of every question', async ({ page, expectAccessible }) => {
    await button(page, 'Dzēst sarakstu').click()
    await expect(button(page, 'Atcelt')).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('nē', { exact: true })).toBeVisible()
    await button(page, 'Pajautāt').click()
    await expect(button(page, 'Atcelt')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Dzēst')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('jā', { exact: true })).toBeVisible()
  })
})

test.describe('sheet', () => {
  test.use({ hasTouch: true })

  test.beforeEach(async ({ page, openStory }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openStory('sheet')
  })

  test('rises from the bottom with the focus inside; Escape closes it and restores the focus', async ({
    page,
    expectAccessible,
  }) => {
    await button(page, 'Gara rinda').click()
    const sheet = page.getByRole('dialog', { name: 'Rinda' })
    await expect(button(page, 'Notīrīt')).toBeInViewport({ ratio: 1 })
    await expect(sheet.locator(':focus').or(sheet.and(page.locator(':focus')))).toHaveCount(1)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(button(page, 'Gara rinda')).toBeFocused()
  })

  test('closes with Escape right away, before it has taken the focus', async ({ page }) => {
    await button(page, 'Gara rinda').focus()
    // In the sheet's first frame, at the start of its animation.
    await page.evaluate(() => {
      const escape = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=dialog]')) return
        observer.disconnect()
        requestAnimationFrame(escape)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Gara rinda')).toBeFocused()
  })

  for (const by of ['mouse', 'finger', 'keyboard'] as const) {
    test(`focuses the field of a question opened from it, and restores the focus, by ${by}`, async ({ page }) => {
      await button(page, 'Īsa rinda').click()
      const ask = button(page, 'Vecākiem')
      if (by === 'keyboard') {
        await expect(ask).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('dialog').locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
        await ask.focus()
        await page.keyboard.press('Enter')
      } else await pressAtRest(ask, by)
      await expect(page.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(ask).toBeFocused()
    })
  }

  test('closes with a swipe down', async ({ page }) => {
    await button(page, 'Īsa rinda').click()
    await placeAtRest(button(page, 'Notīrīt'))
    await swipe(page, { x: 195, y: 560 }, { x: 195, y: 660 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes when pulled down slowly by more than half, and returns otherwise', async ({ page }) => {
    await button(page, 'Īsa rinda').click()
    const { y } = await placeAtRest(button(page, 'Notīrīt'))
    await swipe(page, { x: 195, y: 560 }, { x: 195, y: 680 }, { rests: true })
    expect((await placeAtRest(button(page, 'Notīrīt'))).y).toBe(y)
    await swipe(page, { x: 195, y: 560 }, { x: 195, y: 820 }, { rests: true })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('appears at the side of a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await button(page, 'Gara rinda').click()
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toEqual({ x: 1280 - 384, y: 0, width: 384, height: 800 })
  })
})

test.describe('toast', () => {
  test.beforeEach(async ({ page, openStory }) => {
    await page.clock.install({ time: 0 })
    await openStory('toast')
    // From here on time passes only when a test advances it.
    await page.clock.pauseAt(seconds(60))
  })

  test('shows one at a time: 5 seconds, errors 8, loading ones until replaced', async ({ page }) => {
    await button(page, 'positive').click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4900)
    await expect(page.getByText('Dziesma pievienota.')).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByText('Dziesma pievienota.')).toHaveCount(0)

    await button(page, 'danger').click()
    await page.clock.runFor(7900)
    await expect(page.getByRole('alert')).toHaveText('Dziesmu nevar atskaņot.')
    await button(page, 'loading').click()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.clock.runFor(60_000)
    await expect(page.getByText('Augšupielādē …')).toBeVisible()
    await button(page, 'the same toast, done').click()
    await expect(page.getByText('Augšupielādēts.')).toBeVisible()
    await expect(page.getByText('Augšupielādē …')).toHaveCount(0)
  })

  test('stays open while hovered or focused', async ({ page }) => {
    await button(page, 'action').click()
    await page.getByRole('link', { name: 'Abonēt' }).focus()
    await page.clock.runFor(60_000)
    await expect(page.getByRole('link', { name: 'Abonēt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Abonēt' })).toHaveCount(0)
    await expect(button(page, 'action')).toBeFocused()
  })
})

/** Adds an element, starts the transitions of two of its properties, removes it, and keeps a weak reference to it. */
async function removeDuringTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => (document.title += ` ${propertyName}`))
    const element = document.createElement('div')
    element.id = 'in-transition'
    element.style.cssText = 'opacity: 0; width: 0; transition: opacity 100s, width 100s'
    document.body.append(element)
    getComputedStyle(element).getPropertyValue('opacity')
    element.style.opacity = '1'
    element.style.width = '9px'
  })
  await expect(page).toHaveTitle(/opacity width|width opacity/)
  await page.evaluate(() => {
    const element = document.getElementById('in-transition')
    if (element) window.removed = new WeakRef(element)
    element?.remove()
  })
}
