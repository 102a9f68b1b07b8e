import { accessibilityProblems } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

test('leads from a misspelt search to the name that it meant, by keyboard', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('search/zužo')
  const suggestion = page.getByRole('main').getByRole('link', { name: 'Vai meklēji „žūžū”?' })
  await expect(suggestion).toBeInViewport()
  expect(await accessibilityProblems(page)).toEqual([])
  await suggestion.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /„žūžū”/ })).toBeVisible()
  await expect(page).toHaveURL(/search\/%C5%BE%C5%AB%C5%BE%C5%AB$/)
})
