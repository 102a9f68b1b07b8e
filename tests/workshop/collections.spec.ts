import type { Locator, Page } from '@playwright/test'

import { OVERSCAN_ROWS } from '../../resources/client/ui/collections/use-virtual-rows'
import { pressKeys, state } from './fixtures/keys'
import { expect, test } from './fixtures/test'

const rowOf = (list: Locator, name: string) =>
  list.getByRole('row').filter({ has: list.page().getByRole('rowheader', { name }) })

test.describe('table', () => {
  test('moves among rows with arrows, selects with Space, extends with Shift, and leaves after one row with Tab', async ({
    page,
    openStory,
  }) => {
    await openStory('table')
    const grid = page.getByRole('grid', { name: 'Dziesmas', exact: true })
    const row = (name: string) => rowOf(grid, name)
    const isOn = (name: string) => () => expect(row(name)).toBeFocused()
    const selected =
      (...names: string[]) =>
      async () => {
        await expect(grid.getByRole('row', { selected: true })).toHaveCount(names.length)
        for (const name of names) await expect(row(name)).toHaveAttribute('aria-selected', 'true')
      }
    const sortByPlays = grid.getByRole('button', { name: 'Klausījumi' })
    await sortByPlays.focus()
    await pressKeys(page, [
      ['Tab', isOn('Aijā, žūžū')],
      ['ArrowDown', isOn('Kas dārzā')],
      ['Space', selected()],
      ['End', isOn('Ziemassvētku kaķis')],
      ['ArrowDown', isOn('Ziemassvētku kaķis')],
      ['Home', isOn('Aijā, žūžū')],
      ['Space', selected('Aijā, žūžū')],
      ['Shift+ArrowDown', selected('Aijā, žūžū', 'Kas dārzā')],
      ['Shift+ArrowDown', selected('Aijā, žūžū', 'Kas dārzā', 'Rūķīši un Mežavecis')],
      ['Shift+ArrowUp', selected('Aijā, žūžū', 'Kas dārzā')],
      ['Control+a', () => expect(grid.getByRole('row', { selected: true })).toHaveCount(5)],
      ['ArrowRight', () => expect(row('Kas dārzā').getByRole('checkbox')).toBeFocused()],
      ['ArrowRight', () => expect(row('Kas dārzā').getByRole('link')).toBeFocused()],
      ['ArrowDown', isOn('Rūķīši un Mežavecis')],
      ['Tab', () => expect(row('Rūķīši un Mežavecis').getByRole('checkbox')).toBeFocused()],
      ['ArrowLeft', isOn('Rūķīši un Mežavecis')],
      ['Shift+Tab', () => expect(sortByPlays).toBeFocused()],
      ['Tab', isOn('Rūķīši un Mežavecis')],
    ])
    await row('Rūķīši un Mežavecis').getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(state(page, 'As cards in a narrow container').getByRole('checkbox').first()).toBeFocused()
  })

  test('selects a range with Shift and click, and all with the first checkbox', async ({ page, openStory }) => {
    await openStory('table')
    const grid = page.getByRole('grid', { name: 'Dziesmas', exact: true })
    const box = (name: string) => grid.getByRole('checkbox', { name })
    const isHalf = () => box('Atlasīt visu').evaluate((input: HTMLInputElement) => input.indeterminate)
    expect(await isHalf()).toBe(true)
    await box('Rūķīši un Mežavecis').click()
    await box('Ziemassvētku kaķis').click({ modifiers: ['Shift'] })
    await expect(grid.getByRole('row', { selected: true })).toHaveCount(4)
    await box('Atlasīt visu').click()
    await expect(grid.getByRole('row', { selected: true })).toHaveCount(5)
    expect(await isHalf()).toBe(false)
    await box('Atlasīt visu').click()
    await expect(grid.getByRole('row', { selected: true })).toHaveCount(0)
  })

  test('keeps the header in view while rows scroll, and scrolls wide content by keyboard within its frame', async ({
    page,
    openStory,
  }) => {
    await openStory('table')
    const header = page.getByRole('table', { name: 'Gara' }).getByRole('columnheader', { name: 'Nosaukums' })
    await page
      .getByRole('cell', { name: 'Dziesma 40' })
      .or(page.getByRole('rowheader', { name: 'Dziesma 40' }))
      .scrollIntoViewIfNeeded()
    await expect(header).toBeInViewport()
    const frame = page.getByRole('region', { name: 'Tabula „Šaurā vietā”' })
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('keeps rows, cells and sorting in the cards of a narrow screen', async ({ page, openStory }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openStory('table')
    const grid = page.getByRole('grid', { name: 'Dziesmas kartītēs' })
    await expect(grid.getByRole('rowheader')).toHaveCount(5)
    await expect(rowOf(grid, 'Saulīte').getByRole('gridcell', { name: 'Anna Bērziņa' })).toBeVisible()
    await expect(grid.getByRole('columnheader', { name: 'Nosaukums' })).toHaveAttribute('aria-sort', 'ascending')
    await grid.getByRole('button', { name: 'Nosaukums' }).click()
    await expect(grid.getByRole('columnheader', { name: 'Nosaukums' })).toHaveAttribute('aria-sort', 'descending')
    await expect(grid.getByRole('rowheader').first()).toContainText('Ziemassvētku')
  })
})

const SONGS = ['Aijā, žūžū', 'Kas dārzā', 'Rūķīši un Mežavecis', 'Saulīte']

const expectOrder = (list: Locator, names: readonly string[]) =>
  expect.poll(async () => (await list.getByRole('row').allInnerTexts()).slice(0, names.length)).toEqual(names)

test.describe('reorderable list', () => {
  test('moves a row with Enter on a handle, arrows and Enter; Escape cancels', async ({ page, openStory }) => {
    await openStory('reorderable-list', { language: 'en' })
    const list = page.getByRole('grid', { name: 'Rinda' })
    const focused = (name: string) => () =>
      expect(page.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible()
    await list.getByRole('row').first().focus()
    await pressKeys(page, [
      ['ArrowRight', focused('Drag Aijā, žūžū')],
      ['Enter', focused('Insert between Aijā, žūžū and Kas dārzā')],
      ['ArrowDown', focused('Insert between Kas dārzā and Rūķīši un Mežavecis')],
      ['Enter', () => expectOrder(list, ['Kas dārzā', 'Aijā, žūžū', 'Rūķīši un Mežavecis'])],
    ])
    await expect(list.getByRole('row', { name: 'Aijā, žūžū' })).toBeFocused()
    await pressKeys(page, [
      ['ArrowRight', focused('Drag Aijā, žūžū')],
      ['Enter', focused('Insert between Aijā, žūžū and Rūķīši un Mežavecis')],
      ['Escape', () => expectOrder(list, ['Kas dārzā', 'Aijā, žūžū', 'Rūķīši un Mežavecis'])],
    ])
  })

  test('moves a row by mouse drag, or by its menu, and announces the position', async ({ page, openStory }) => {
    await openStory('reorderable-list', { language: 'en' })
    const list = page.getByRole('grid', { name: 'Rinda' })
    const row = (name: string) => list.getByRole('row', { name })
    await expectOrder(list, SONGS)
    await row('Aijā, žūžū').dragTo(row('Rūķīši un Mežavecis'), {
      sourcePosition: { x: 20, y: 20 },
      targetPosition: { x: 200, y: 42 },
    })
    await expectOrder(list, ['Kas dārzā', 'Rūķīši un Mežavecis', 'Aijā, žūžū', 'Saulīte'])
    await row('Saulīte').getByRole('button', { name: 'Move “Saulīte”' }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await expectOrder(list, ['Saulīte', 'Kas dārzā', 'Rūķīši un Mežavecis', 'Aijā, žūžū'])
    await expect(page.getByText('“Saulīte” moved to position 1 of 5')).toBeAttached()
    await expect.poll(() => row('Saulīte').evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
})

test.describe('long reorderable list', () => {
  const openLong = async (page: Page) => {
    const list = page.getByRole('grid', { name: 'Pieci simti dziesmu' })
    const row = (number: number) => list.getByRole('row', { name: `Dziesma ${number}`, exact: true })
    const handle = (number: number) => row(number).getByRole('button', { name: `Move “Dziesma ${number}”` })
    await expect(list).toHaveAttribute('aria-rowcount', '500')
    const isAt = (number: number, place: number) => async () => {
      await expect(row(number)).toHaveAttribute('aria-rowindex', String(place))
      await expect(row(number)).toBeInViewport()
    }
    return { list, row, handle, isAt }
  }

  test('moves among 500 rows by keys, moves one by its handle, and leaves with Tab', async ({ page, openStory }) => {
    await openStory('long-reorderable-list', { language: 'en' })
    const { list, row, handle, isAt } = await openLong(page)
    const rendered = await list.getByRole('row').count()
    const isOn = (number: number) => () => expect(row(number)).toBeFocused()
    await row(1).focus()
    await pressKeys(page, [
      ['ArrowDown', isOn(2)],
      ['End', isOn(500)],
      ['ArrowUp', isOn(499)],
      ['ArrowRight', () => expect(handle(499)).toBeFocused()],
      ['ArrowUp', isAt(499, 498)],
    ])
    await expect(page.getByText('“Dziesma 499” moved to position 498 of 500')).toBeAttached()
    await expect(handle(499)).toBeFocused()
    expect(await list.getByRole('row').count()).toBeLessThanOrEqual(rendered + OVERSCAN_ROWS + 3)
    await pressKeys(page, [
      ['Home', isOn(1)],
      ['Tab', () => expect(handle(1)).toBeFocused()],
      ['Tab', () => expect(page.getByRole('grid', { name: 'Divas dziesmas' }).getByRole('row').first()).toBeFocused()],
    ])
  })

  test('moves a row by its menu, which it follows, or by mouse', async ({ page, openStory }) => {
    await openStory('long-reorderable-list', { language: 'en' })
    const { row, handle, isAt } = await openLong(page)
    await handle(2).click()
    await page.getByRole('menuitem', { name: 'Move to the bottom' }).click()
    await isAt(2, 500)()
    await expect(handle(2)).toBeFocused()
    await page.keyboard.press('Home')
    await handle(1).hover()
    await page.mouse.down()
    const { x = 0, y = 0, height = 0 } = (await row(4).boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + height / 2)
    await page.mouse.move(x + 20, y + height - 4)
    await page.mouse.up()
    await isAt(1, 3)()
  })
})

test.describe('pagination', () => {
  test('moves among pages with Tab, opens one with Enter and keeps the focus', async ({ page, openStory }) => {
    await openStory('pagination', { language: 'en' })
    const pages = page.getByRole('navigation', { name: 'Numurētas' })
    const button = (name: string) => pages.getByRole('button', { name, exact: true })
    const isCurrent = (name: string) => async () => {
      await expect(pages.locator('[aria-current=page]')).toHaveAccessibleName(name)
      await expect(pages.locator('[aria-current]')).toHaveCount(1)
    }
    await button('Previous page').focus()
    await pressKeys(page, [
      ['Enter', isCurrent('Page 1')],
      ['Tab', () => expect(button('Page 1')).toBeFocused()],
      ['Tab', () => expect(button('Page 2')).toBeFocused()],
      ['Enter', isCurrent('Page 2')],
      ['Space', () => expect(button('Page 2')).toBeFocused()],
    ])
    await button('Page 24').press('Enter')
    await isCurrent('Page 24')()
    await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await expect(state(page, 'With links on a middle page').getByRole('link', { name: 'Page 13' })).toHaveAttribute(
      'href',
      /page=13/,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(pages.getByText('Page 24 of 24')).toBeVisible()
  })
})

const nodeCount = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Elements per row of the story. */
const ROW_NODES = 12

test.describe('virtual list', () => {
  test('renders few of 10,000 rows, however far the user scrolls', async ({ page, openStory }) => {
    await openStory('virtual-list')
    const list = page.getByRole('list', { name: 'Desmit tūkstoši dziesmu' })
    const box = list.locator('..')
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1')
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000')
    const before = await nodeCount(page)
    for (const share of [0.1, 0.5, 0.9, 1]) {
      await box.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), share)
      await expect
        .poll(async () => Number(await list.getByRole('listitem').last().getAttribute('aria-posinset')))
        .toBeGreaterThan(share * 9_000)
      expect(await nodeCount(page)).toBeLessThan(before + (OVERSCAN_ROWS + 3) * ROW_NODES)
    }
    await expect(list.getByText('Dziesma 10000')).toBeVisible()
  })

  test('keeps the focused row when the user scrolls away, and continues from there with Tab', async ({
    page,
    openStory,
  }) => {
    await openStory('virtual-list')
    const list = page.getByRole('list', { name: 'Desmit tūkstoši dziesmu' })
    const play = (number: number) => list.getByRole('button', { name: `Atskaņot: Dziesma ${number}`, exact: true })
    await play(2).focus()
    await list.locator('..').evaluate((element) => element.scrollTo(0, 200_000))
    await expect(play(20)).toHaveCount(0)
    await expect(play(2)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(play(1)).toBeFocused()
    for (let number = 2; number <= 20; number++) {
      await page.keyboard.press('Tab')
      await expect(play(number)).toBeFocused()
    }
    await expect(play(20)).toBeInViewport()
  })

  test('reaches the next row with Tab however slowly the page renders', async ({ page, openStory }) => {
    await openStory('virtual-list')
    const list = page.getByRole('list', { name: 'Desmit tūkstoši dziesmu' })
    await list.getByRole('button', { name: 'Atskaņot: Dziesma 1', exact: true }).focus()
    // From here on neither frames nor scroll events reach the list, only focus events.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    for (let number = 2; number <= 30; number++) {
      await page.keyboard.press('Tab')
      await expect(list.getByRole('button', { name: `Atskaņot: Dziesma ${number}`, exact: true })).toBeFocused()
    }
  })

  test('loads more near its end, and exposes an unknown size', async ({ page, openStory }) => {
    await openStory('virtual-list')
    const list = page.getByRole('list', { name: 'Dziesmas, kas nāk pa daļām' })
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '-1')
    await expect(page.getByRole('status', { name: 'Ielādētas' })).toHaveText('50')
    await list.locator('..').evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(page.getByRole('status', { name: 'Ielādētas' })).toHaveText('100')
  })
})

test.describe('virtual grid', () => {
  test('fits its columns to the width, and remains one list', async ({ page, openStory }) => {
    await openStory('virtual-grid')
    const items = page.getByRole('list', { name: 'Albumi' }).getByRole('listitem')
    const besideFirst = async () => {
      const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
      return tops.filter((top) => top === tops[0]).length
    }
    await expect.poll(besideFirst).toBe(7)
    await expect(items.nth(8)).toHaveAttribute('aria-posinset', '9')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(besideFirst).toBe(2)
    const before = await items.count()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect.poll(async () => Number(await items.last().getAttribute('aria-posinset'))).toBeGreaterThan(900)
    expect(await items.count()).toBeLessThanOrEqual(before + 2 * (OVERSCAN_ROWS + 1))
  })
})

test.describe('safe HTML', () => {
  test('renders under the site’s policy with Trusted Types', async ({ page, openStory }) => {
    await openStory('safe-html')
    await expect(page.getByRole('heading', { name: 'Par bērnu dziesmām' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'skaties vairāk' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(state(page, 'With hostile HTML').getByText('Paliek tikai vārdi.')).toBeVisible()
    await expect(page).toHaveTitle('safe-html')
  })
})
