import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test'

/** Presses of Tab: through the head of the record and its first sections. */
const PRESSES = 45

/** Where the bar that saves is, and what it covers. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form:has(> fieldset)')
    const bar = form?.querySelector(':scope > .sticky')
    const focused = document.activeElement
    if (!form || !bar || !focused) return undefined
    const { top, bottom, width } = bar.getBoundingClientRect()
    const isOver = (element: Element | undefined) => {
      const box = element?.getBoundingClientRect()
      return box !== undefined && box.top < bottom && box.bottom > top
    }
    const isPart = focused === document.body || bar.contains(focused) || focused.contains(bar)
    return {
      isFullWidth: width === form.getBoundingClientRect().width,
      coveredFocus: !isPart && isOver(focused) ? focused.outerHTML.slice(0, 200) : undefined,
      isOverEnd: isOver([...document.querySelectorAll('main section')].at(-1)),
    }
  })

for (const record of ['users/5', 'tracks/1']) {
  test(
    `keeps the bar that saves ${record} as wide as its form, and over nothing that is focused or at the end`,
    { tag: '@each-size' },
    async ({ page, world }) => {
      await world.signInAs('admin')
      await world.setLanguage('en')
      await page.goto(`admin/${record}`)
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
      await page.getByRole('heading', { level: 1 }).click()
      for (let press = 0; press < PRESSES; press += 1) {
        await page.keyboard.press('Tab')
        expect(await barOf(page)).toMatchObject({ isFullWidth: true, coveredFocus: undefined })
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => barOf(page)).toMatchObject({ isFullWidth: true, isOverEnd: false })
    },
  )
}
