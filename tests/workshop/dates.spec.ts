import type { Locator, Page } from '@playwright/test'

import { pressKeys } from './fixtures/keys'
import { expect, test } from './fixtures/test'

// A Saturday.
const TODAY = new Date('2026-03-07T10:00:00Z')

const focused = (page: Page): Locator => page.locator(':focus')

test.beforeEach(async ({ page }) => page.clock.setFixedTime(TODAY))

test.describe('DatePicker', () => {
  const group = (page: Page, name = 'Izdošanas diena') => page.getByRole('group', { name })
  /** After the button that clears the date. */
  const calendar = (page: Page) => group(page).getByRole('button').last()
  const part = (page: Page, index: number) => group(page).getByRole('spinbutton').nth(index)
  const value = (page: Page) => page.getByRole('region', { name: 'With a value' }).locator('output')

  test('changes the segments of its field by typing and arrows, and clears them', async ({ page, openStory }) => {
    await openStory('date-picker')
    await part(page, 0).focus()
    const is = (text: string) => () => expect(value(page)).toHaveText(text)
    const isAt = (index: number) => () => expect(part(page, index)).toBeFocused()
    await pressKeys(page, [
      ['ArrowUp', is('2026-03-06')],
      ['ArrowDown', is('2026-03-05')],
      ['ArrowRight', isAt(1)],
      ['ArrowUp', is('2026-04-05')],
      ['PageUp', is('2026-06-05')],
      ['Home', is('2026-01-05')],
      ['End', is('2026-12-05')],
      ['ArrowLeft', isAt(0)],
      ['End', is('2026-12-31')],
      ['2', is('2026-12-02')],
      ['4', is('2026-12-24')],
      ['1', isAt(1)],
      ['Tab', isAt(2)],
    ])
    await expect(value(page)).toHaveText('2026-01-24')
    await page.keyboard.type('2027')
    await expect(value(page)).toHaveText('2027-01-24')
    await page.keyboard.press('Backspace')
    await expect(part(page, 2)).toHaveText('202')
  })

  test('moves through the calendar by keyboard, and restores the focus', async ({ page, openStory }) => {
    await openStory('date-picker')
    const button = calendar(page)
    await button.focus()
    await page.keyboard.press('Enter')
    const isOn = (name: RegExp) => () => expect(focused(page)).toHaveAccessibleName(name)
    await isOn(/2026\. gada 5\. marts/)()
    await pressKeys(page, [
      ['ArrowRight', isOn(/6\. marts/)],
      ['ArrowLeft', isOn(/5\. marts/)],
      ['ArrowDown', isOn(/12\. marts/)],
      ['ArrowUp', isOn(/5\. marts/)],
      ['Home', isOn(/1\. marts/)],
      ['End', isOn(/31\. marts/)],
      ['PageDown', isOn(/30\. aprīlis/)],
      ['PageUp', isOn(/30\. marts/)],
      ['Shift+PageDown', isOn(/2027\. gada 30\. marts/)],
      ['Shift+PageUp', isOn(/2026\. gada 30\. marts/)],
      ['Escape', () => expect(page.getByRole('dialog')).toBeHidden()],
    ])
    await expect(button).toBeFocused()
    await expect(value(page)).toHaveText('2026-03-05')
    await page.keyboard.press('Space')
    await isOn(/5\. marts/)()
    await pressKeys(page, [
      ['ArrowDown', isOn(/12\. marts/)],
      ['Enter', () => expect(page.getByRole('dialog')).toBeHidden()],
    ])
    await expect(value(page)).toHaveText('2026-03-12')
    await expect(button).toBeFocused()
  })

  test('starts weeks on Monday in Latvian and on Sunday in English, and marks today', async ({ page, openStory }) => {
    const firstColumn = () => page.getByRole('row').filter({ hasText: /^9|^8/ }).getByRole('gridcell').first()
    await openStory('date-picker')
    await calendar(page).click()
    await expect(firstColumn()).toHaveText('9')
    await expect(page.getByRole('button', { name: /^Šodien/ })).toHaveText('7')
    await openStory('date-picker', { language: 'en' })
    await calendar(page).click()
    await expect(firstColumn()).toHaveText('8')
  })

  test('clamps a typed day to the nearest limit', async ({ page, openStory }) => {
    await openStory('date-picker')
    const field = group(page, 'Koncerts')
    await field.getByRole('spinbutton').first().focus()
    await page.keyboard.type('25')
    await expect(field.getByRole('spinbutton').first()).toHaveText('25')
    // Month, year, the button that clears the date, and the calendar.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
    await expect(field.getByRole('spinbutton').first()).toHaveText('20')
  })
})

test.describe('DateRangePicker', () => {
  const trigger = (page: Page, name: RegExp) => page.getByRole('button', { name })
  const dialog = (page: Page) => page.getByRole('dialog')
  const value = (page: Page) => page.getByRole('region', { name: 'With a value' }).locator('output')
  const days = (page: Page, group: string) =>
    dialog(page).getByRole('group', { name: group, exact: true }).getByRole('spinbutton').allTextContents()

  test('moves through presets with arrows; Apply keeps the choice, Escape discards it', async ({ page, openStory }) => {
    await openStory('date-range-picker')
    await trigger(page, /Klausīšanās laiks/).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('radio', { name: 'Pēdējās 7 dienas' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog(page).getByRole('radio', { name: 'Pēdējās 30 dienas' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(trigger(page, /Klausīšanās laiks/)).toBeFocused()
    await expect(value(page)).toHaveText('{"start":"2026-03-01","end":"2026-03-07","preset":"last-7-days"}')

    await page.keyboard.press('Enter')
    await dialog(page).getByRole('radio', { name: 'Pēdējās 7 dienas' }).focus()
    await page.keyboard.press('ArrowUp')
    await dialog(page).getByRole('button', { name: 'Lietot' }).press('Enter')
    await expect(value(page)).toHaveText('{"start":"2026-02-23","end":"2026-03-01","preset":"last-week"}')
    await expect(trigger(page, /Klausīšanās laiks Pagājušajā nedēļā 2026\. gada 23\. febr\. – 1\. marts/)).toBeFocused()
  })

  test('selects two days with Enter; Escape discards the first before it closes', async ({ page, openStory }) => {
    await openStory('date-range-picker')
    await trigger(page, /Klausīšanās laiks/).click()
    await dialog(page)
      .getByRole('button', { name: /šodiena/ })
      .focus()
    const isOn = (name: RegExp) => () => expect(focused(page)).toHaveAccessibleName(name)
    await pressKeys(page, [
      ['ArrowUp', isOn(/28\. februāris/)],
      ['Enter', isOn(/1\. marts/)],
      ['ArrowLeft', isOn(/28\. februāris/)],
      ['Escape', () => expect(dialog(page)).toBeVisible()],
    ])
    await expect.poll(() => days(page, 'Periods')).toEqual(['01', '03', '2026', '07', '03', '2026'])
    await pressKeys(page, [
      ['Enter', isOn(/1\. marts/)],
      ['ArrowUp', isOn(/22\. februāris/)],
      [
        'Enter',
        async () => await expect.poll(() => days(page, 'Periods')).toEqual(['22', '02', '2026', '28', '02', '2026']),
      ],
    ])
    await dialog(page).getByRole('button', { name: 'Lietot' }).click()
    await expect(value(page)).toHaveText('{"start":"2026-02-22","end":"2026-02-28"}')
  })

  test('swaps reversed days, and clamps them to the limits', async ({ page, openStory }) => {
    await openStory('date-range-picker')
    await trigger(page, /Klausīšanās laiks/).click()
    const start = dialog(page).getByRole('spinbutton').first()
    await start.focus()
    await page.keyboard.type('10032027')
    await page.keyboard.press('Tab')
    await expect.poll(() => days(page, 'Periods')).toEqual(['07', '03', '2026', '07', '03', '2026'])
    await start.focus()
    await page.keyboard.type('05')
    await dialog(page).getByRole('button', { name: 'Lietot' }).click()
    await expect(value(page)).toHaveText('{"start":"2026-03-05","end":"2026-03-07"}')
  })

  test('keeps the comparison in step with the range until its days are typed', async ({ page, openStory }) => {
    await openStory('date-range-picker')
    await trigger(page, /Atskaņojumi/).click()
    const compared = () => days(page, 'Salīdzināmais periods')
    await expect.poll(compared).toEqual(['22', '02', '2026', '28', '02', '2026'])
    await dialog(page).getByRole('radio', { name: 'Iepriekšējais periods' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(compared).toEqual(['01', '03', '2025', '07', '03', '2025'])
    await dialog(page).getByRole('group', { name: 'Salīdzināmais periods' }).getByRole('spinbutton').first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog(page).getByRole('radio', { name: 'Cits periods' })).toBeChecked()
    await dialog(page).getByRole('switch', { name: 'Salīdzināt' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog(page).getByRole('group', { name: 'Salīdzināmais periods' })).toBeHidden()
    await dialog(page).getByRole('button', { name: 'Lietot' }).click()
    await expect(trigger(page, /Atskaņojumi Pēdējās 7 dienas 2026\. gada 1\.–7\. marts$/)).toBeVisible()
  })

  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ]) {
    test(`shows no accessibility violations while open, ${size.width} pixels wide`, async ({
      page,
      openStory,
      expectAccessible,
    }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openStory('date-range-picker', { theme: size.width === 320 ? 'dark' : 'light' })
      await trigger(page, /Atskaņojumi/).click()
      await expect(dialog(page).getByRole('grid').first()).toBeVisible()
      await expectAccessible()
    })
  }
})

test.describe('ColorPicker', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: /Pamatkrāsa/ })
  const value = (page: Page) => page.getByRole('region', { name: 'With a value' }).locator('output')

  test('changes shade and hue with arrows, accepts a typed code, and picks swatches', async ({
    page,
    openStory,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStory('color-picker')
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pamatkrāsa' })
    await expect(dialog).toBeVisible()
    await expectAccessible()

    const code = dialog.getByRole('textbox', { name: 'Krāsas kods' })
    await code.fill('#804040')
    await page.keyboard.press('Enter')
    await expect(value(page)).toHaveText('#804040')

    const is = (text: string) => () => expect(value(page)).toHaveText(text)
    await dialog.getByRole('slider').first().focus()
    await pressKeys(page, [
      ['ArrowRight', is('#803f3f')],
      ['ArrowLeft', is('#804040')],
      ['ArrowUp', is('#824141')],
      ['ArrowDown', is('#804040')],
    ])
    await dialog.getByRole('slider').last().focus()
    await pressKeys(page, [
      ['ArrowRight', is('#804140')],
      ['ArrowLeft', is('#804040')],
    ])
    await dialog.getByRole('option').first().focus()
    await pressKeys(page, [
      ['ArrowRight', () => expect(dialog.getByRole('option').nth(1)).toBeFocused()],
      ['Enter', is('#a0202a')],
      ['Escape', () => expect(dialog).toBeHidden()],
    ])
    await expect(trigger(page)).toBeFocused()
  })
})
