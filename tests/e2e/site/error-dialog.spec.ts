import { openErrorDialog, traceBody } from '../fixtures/screens/site-openers'
import { expect, test } from '../fixtures/test'

test('shows a trace as text, once at a time, and keeps the form behind it', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.setLanguage('en')
  await page.goto('contact')
  await openErrorDialog({ page, world })
  const dialog = page.getByRole('dialog', { name: 'An error occured' })
  await expect(dialog.getByText(traceBody.exception)).toBeVisible()
  await expect(dialog.getByText(traceBody.message)).toBeVisible()
  await expect(
    dialog.getByText("return $this->track->nope('<script>alert(1)</script>');").locator('..'),
  ).toHaveJSProperty('tagName', 'MARK')
  await expect(dialog.locator('img, script')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: '3 vendor frame(s)' })).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByRole('link', { name: 'Download log' })).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(1200)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Kā pievienot otru bērna profilu?')
})
