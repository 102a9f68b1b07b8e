import { placeAtRest } from './fixtures/at-rest'
import { swipe } from './fixtures/swipe'
import { expect, test } from './fixtures/test'

test('moves a song of a playlist by a finger on its handle, for good', async ({ page, world }) => {
  await world.signInAs('subscriber')
  await world.setLanguage('en')
  await page.goto('playlist/11')
  const handles = page.getByRole('main').getByRole('button', { name: /^Move “/ })
  const order = () => handles.evaluateAll((found) => found.slice(0, 3).map(({ ariaLabel }) => ariaLabel ?? ''))
  await expect(handles.nth(2)).toBeVisible()
  const [first, second, third] = await order()

  const saved = page.waitForResponse(/\/tracks\/order$/)
  const from = await placeAtRest(handles.first())
  const to = await placeAtRest(handles.nth(1))
  await swipe(page, from, { x: to.x, y: to.y + 12 }, { rests: true })
  await expect.poll(order).toEqual([second, first, third])
  await saved
  await page.reload()
  await expect.poll(order).toEqual([second, first, third])
})
