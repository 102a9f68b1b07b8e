import type { Page } from '@playwright/test'

import { collectCspViolations } from '../fixtures/csp-violations'
import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

const CSS = 'body { letter-spacing: 3px }'
const ESCAPE = '</style><script>window.attacked = true</script>'
const HTML = '<p>Sveiciens</p><script>window.attacked = true</script><img src="x.png" onerror="window.attacked = true">'

const isAttacked = (page: Pick<Page, 'evaluate'>) => page.evaluate(() => Reflect.has(window, 'attacked'))

test('shows CSS and HTML while they are written, and runs no script of theirs', async ({
  page,
  context,
  world,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/appearance?section=code')
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const write = async (field: 'CSS' | 'HTML', code: string) => {
    await page.getByRole('textbox', { name: field }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(code)
  }
  await write('CSS', CSS)
  await expect(preview.locator('body')).toHaveCSS('letter-spacing', '3px')
  await write('CSS', CSS + ESCAPE)
  await expect(page.getByText(/^CSS can’t contain “<\/style”/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^CSS can’t contain “<\/style”/)).toHaveCount(2)
  await expect(page.getByText('Unsaved changes')).toBeAttached()

  await write('CSS', CSS)
  await write('HTML', HTML)
  await expect(preview.getByText('Sveiciens')).toBeVisible()
  await expectAccessible()
  for (const frame of page.frames()) expect(await isAttacked(frame)).toBe(false)
  await page.getByRole('button', { name: 'Changes' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['HTML', 'CSS', 'Opened'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const guest = await otherVisitor({ browser, context, baseURL })
  const violations = await collectCspViolations(guest.context())
  await guest.goto('pricing')
  await expect(guest.getByText('Sveiciens')).toBeVisible()
  expect(await guest.locator('head style').evaluate(({ textContent }) => textContent)).toBe(CSS)
  await expect.poll(() => violations.some((text) => text.startsWith('script-src-attr'))).toBe(true)
  expect(await isAttacked(guest)).toBe(false)
  await guest.context().close()
})
