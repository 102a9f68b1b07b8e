import { writeMessage } from '../fixtures/screens/site-openers'
import { expect, test } from '../fixtures/test'

test('keeps a guest’s message over a reload, sends it by keyboard, thanks and goes home', async ({ page, world }) => {
  await world.setLanguage('en')
  await page.goto('pricing')
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible()
  await writeMessage({ page, world })
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('bērna profilu')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('We restored your draft.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Kā pievienot otru bērna profilu?')
  await page.getByRole('textbox', { name: 'Message' }).press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText("Thank you for your message! We'll answer soon.")).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await world.mailTo('owner@dziesma.test')
})
