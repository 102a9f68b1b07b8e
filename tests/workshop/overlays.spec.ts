import type { Page } from '@playwright/test'

import { floatingProblems } from './fixtures/floating-problems'
import { pressKeys } from './fixtures/keys'
import { expect, holdClock, stopClock, test } from './fixtures/test'

test.describe('menu', () => {
  test('opens at the first or last entry; arrows, Home, End and letters move, disabled entries are skipped', async ({
    page,
    openStory,
  }) => {
    await openStory('menu')
    const button = page.getByRole('button', { name: 'Dziesma' })
    const entry = (name: string) => page.getByRole('menuitem', { name })
    const isClosed = async () => {
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await pressKeys(page, [
      ['Tab', () => expect(button).toBeFocused()],
      ['Enter', () => expect(entry('Atskaņot')).toBeFocused()],
      ['End', () => expect(entry('Dzēst')).toBeFocused()],
      ['ArrowDown', () => expect(entry('Atskaņot')).toBeFocused()],
      ['ArrowUp', () => expect(entry('Dzēst')).toBeFocused()],
      ['k', () => expect(entry('Kopēt saiti')).toBeFocused()],
      ['ArrowUp', () => expect(entry('Patīk')).toBeFocused()],
      ['Home', () => expect(entry('Atskaņot')).toBeFocused()],
      ['Escape', isClosed],
      ['ArrowUp', () => expect(entry('Dzēst')).toBeFocused()],
      ['Escape', isClosed],
      ['ArrowDown', () => expect(entry('Atskaņot')).toBeFocused()],
      ['Enter', isClosed],
    ])
  })

  test('opens submenus with right or Enter, closes them with left, and closes all on a choice', async ({
    page,
    openStory,
    expectAccessible,
  }) => {
    await openStory('menu')
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await page.getByRole('button', { name: 'Dziesma' }).focus()
    await pressKeys(page, [
      ['Enter', () => expect(entry('Atskaņot Enter')).toBeFocused()],
      ['ArrowDown', () => expect(entry('Pievienot sarakstam')).toBeFocused()],
      ['ArrowRight', () => expect(entry('Jauns saraksts…')).toBeFocused()],
      [
        'ArrowLeft',
        async () => {
          await expect(entry('Pievienot sarakstam')).toBeFocused()
          await expect(entry('Jauns saraksts…')).toHaveCount(0)
        },
      ],
      ['Enter', () => expect(entry('Jauns saraksts…')).toBeFocused()],
      ['v', () => expect(entry('Vakara dziesmas')).toBeFocused()],
      ['End', () => expect(entry('Svētki')).toBeFocused()],
      ['ArrowRight', () => expect(entry('Jāņi')).toBeFocused()],
    ])
    await expect(page.getByRole('menu')).toHaveCount(3)
    await expectAccessible()
    await pressKeys(page, [
      ['ArrowLeft', () => expect(entry('Svētki')).toBeFocused()],
      ['ArrowRight', () => expect(entry('Jāņi')).toBeFocused()],
      ['Enter', () => expect(page.getByRole('menu')).toHaveCount(0)],
    ])
    await expect(page.getByRole('button', { name: 'Dziesma' })).toBeFocused()
  })

  test('keeps a submenu in the viewport of a narrow screen', async ({ page, openStory }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStory('menu')
    await page.getByRole('button', { name: 'Vairāk' }).click()
    await page.getByRole('menuitem', { name: 'Pievienot sarakstam' }).click()
    const box = await page.getByRole('dialog', { name: 'Pievienot sarakstam' }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304)
  })
})

test.describe('context menu', () => {
  const track = (page: Page) => page.getByRole('link', { name: 'Kumeliņi, kumeliņi' })

  test('opens at the pointer on a right click, and performs the chosen action', async ({ page, openStory }) => {
    await openStory('context-menu')
    await track(page).click({ button: 'right', position: { x: 60, y: 20 } })
    const target = await track(page).boundingBox()
    const panel = page.getByRole('dialog', { name: 'Kumeliņi, kumeliņi' })
    // Its entry animation scales it.
    await expect.poll(async () => (await panel.boundingBox())?.x).toBeCloseTo((target?.x ?? 0) + 60, -1)
    await expect.poll(async () => (await panel.boundingBox())?.y).toBeCloseTo((target?.y ?? 0) + 20, -1)
    await page.getByRole('menuitem', { name: 'Patīk' }).click()
    await expect(page.getByText('Patīk: Kumeliņi, kumeliņi')).toBeVisible()
  })

  for (const key of ['Shift+F10', 'ContextMenu']) {
    test(`opens at the focused element with ${key}; Escape restores the focus`, async ({ page, openStory }) => {
      await openStory('context-menu')
      await track(page).focus()
      await pressKeys(page, [
        [key, () => expect(page.getByRole('menuitem', { name: 'Atskaņot' })).toBeFocused()],
        ['Escape', () => expect(track(page)).toBeFocused()],
      ])
    })
  }

  test.describe('with touch', () => {
    test.use({ hasTouch: true })

    /** Raw touch events: Playwright itself only taps. */
    const finger = async (page: Page) => {
      const client = await page.context().newCDPSession(page)
      const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
        })
      const box = await track(page).boundingBox()
      return { at, x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 }
    }

    test('opens after a press of 400 ms, without following the link', async ({ page, openStory }) => {
      await holdClock(page)
      await openStory('context-menu')
      await stopClock(page)
      const { at, x, y } = await finger(page)
      await at('touchStart', x, y)
      await page.clock.runFor(399)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(page.getByRole('menu')).toBeVisible()
      await at('touchEnd')
      await page.clock.runFor(1000)
      await expect(page.getByRole('menu')).toBeVisible()
      await page.getByRole('menuitem', { name: 'Patīk' }).tap()
      await expect(page.locator('output')).toHaveText('Patīk: Kumeliņi, kumeliņi')
    })

    test('ignores moves and taps', async ({ page, openStory }) => {
      await holdClock(page)
      await openStory('context-menu')
      await stopClock(page)
      const { at, x, y } = await finger(page)
      await at('touchStart', x, y)
      await at('touchMove', x + 30, y)
      await page.clock.runFor(1000)
      await at('touchEnd')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await track(page).tap()
      await expect(page.locator('output')).toHaveText('Atvērts: Kumeliņi, kumeliņi')
      await page.clock.runFor(1000)
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  })
})

test.describe('tooltip', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip')

  test('opens immediately on focus, describes its button, and closes with Escape', async ({ page, openStory }) => {
    await openStory('tooltip')
    const share = page.getByRole('button', { name: 'Dalīties' })
    await pressKeys(page, [
      ['Tab', () => expect(tooltip(page)).toHaveText('Patīk')],
      ['Tab', () => expect(tooltip(page)).toHaveText('Nosūtīt draugam')],
    ])
    await expect(share).toHaveAccessibleDescription('Nosūtīt draugam')
    await pressKeys(page, [['Escape', () => expect(tooltip(page)).toHaveCount(0)]])
    await expect(share).toBeFocused()
    await expect(share).toHaveAccessibleDescription('')
  })

  test('opens after 1500 ms of hover, stays for 500 ms, and opens the next one immediately', async ({
    page,
    openStory,
  }) => {
    await holdClock(page)
    await openStory('tooltip')
    await stopClock(page)
    const like = page.getByRole('button', { name: 'Patīk' })
    // Focusing both loads their code; the wait then resets the delays.
    await pressKeys(page, [
      ['Tab', () => expect(tooltip(page)).toHaveText('Patīk')],
      ['Tab', () => expect(tooltip(page)).toHaveText('Nosūtīt draugam')],
      ['Escape', () => expect(tooltip(page)).toHaveCount(0)],
    ])
    await page.clock.runFor(2000)

    await like.hover()
    await page.clock.runFor(1499)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText('Patīk')
    await page.getByRole('button', { name: 'Dalīties' }).hover()
    await expect(tooltip(page)).toHaveText('Nosūtīt draugam')
    await page.mouse.move(600, 600)
    await page.clock.runFor(499)
    await expect(tooltip(page)).toHaveText('Nosūtīt draugam')
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('grows to 240 pixels at most, and keeps 16 pixels from the edge', async ({ page, openStory }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStory('tooltip')
    await page.getByRole('button', { name: 'Pievienot' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(tooltip(page)).toHaveText(/^Pievienot dziesmu/)
    const box = await tooltip(page).boundingBox()
    expect(box?.width).toBe(240)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304)
    expect(await floatingProblems(page)).toEqual([])
  })

  test.describe('with touch', () => {
    test.use({ hasTouch: true })

    test('opens on a long press without pressing the button', async ({ page, openStory }) => {
      await openStory('tooltip')
      const box = await page.getByRole('button', { name: 'Dalīties' }).boundingBox()
      const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
      const client = await page.context().newCDPSession(page)
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await expect(tooltip(page)).toHaveText('Nosūtīt draugam')
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(tooltip(page)).toHaveText('Nosūtīt draugam')
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(tooltip(page)).toHaveCount(0)
    })
  })
})

test.describe('popover', () => {
  test('takes the focus, traps it, and restores it', async ({ page, openStory, expectAccessible }) => {
    await openStory('popover')
    const button = page.getByRole('button', { name: 'Pārdēvēt', exact: true })
    const panel = page.getByRole('dialog', { name: 'Pārdēvēt' })
    await button.focus()
    await pressKeys(page, [
      ['Enter', () => expect(panel).toBeFocused()],
      ['Tab', () => expect(panel.getByRole('textbox')).toBeFocused()],
      ['Shift+Tab', () => expect(panel.getByRole('button', { name: 'Saglabāt' })).toBeFocused()],
    ])
    await expectAccessible()
    await pressKeys(page, [['Escape', () => expect(button).toBeFocused()]])
    await expect(panel).toHaveCount(0)
  })

  test('keeps 16 pixels from the edges', async ({ page, openStory }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStory('popover')
    await page.getByRole('button', { name: 'Pārdēvēt sarakstu' }).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(16)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304)
  })
})

test.describe('hover popover', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Dzeguzīte' })
  const link = (page: Page) => page.getByRole('link', { name: 'Dzeguzīte' })

  test('lets Tab move through it and on; Escape closes it', async ({ page, openStory, expectAccessible }) => {
    await openStory('hover-popover')
    await pressKeys(page, [
      ['Tab', () => expect(panel(page)).toBeVisible()],
      ['Tab', () => expect(panel(page).getByRole('button', { name: 'Sekot' })).toBeFocused()],
      ['Tab', () => expect(panel(page).getByRole('link', { name: 'Vairāk' })).toBeFocused()],
    ])
    await expectAccessible()
    await pressKeys(page, [
      ['Tab', () => expect(page.getByRole('link', { name: 'Baltie lācīši' })).toBeFocused()],
      ['Shift+Tab', () => expect(link(page)).toBeFocused()],
    ])
    await expect(panel(page)).toBeVisible()
    await pressKeys(page, [['Escape', () => expect(panel(page)).toHaveCount(0)]])
    await expect(link(page)).toBeFocused()
  })

  test('stays while link or panel is hovered, and closes 150 ms after', async ({ page, openStory }) => {
    await holdClock(page)
    await openStory('hover-popover')
    await link(page).hover()
    await expect(panel(page)).toBeVisible()
    await stopClock(page)
    await panel(page).hover()
    await page.clock.runFor(1000)
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(900, 700)
    await page.clock.runFor(149)
    await expect(panel(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(panel(page)).toHaveCount(0)
  })

  test.describe('with touch', () => {
    test.use({ hasTouch: true })

    test('opens on a long press without following the link, and closes on a tap elsewhere', async ({
      page,
      openStory,
    }) => {
      await openStory('hover-popover')
      const url = page.url()
      const box = await link(page).boundingBox()
      const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 8 }
      const client = await page.context().newCDPSession(page)
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await expect(panel(page)).toBeVisible()
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(panel(page)).toBeVisible()
      expect(page.url()).toBe(url)
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(panel(page)).toHaveCount(0)
    })
  })
})
