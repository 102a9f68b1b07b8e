import { expect, test } from './fixtures/test'

const SONG = 'Song for a Muddy Goat'

test(
  'likes a song that a search has found, and lists it in the library',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('subscriber')
    await world.setLanguage('en')
    await page.goto('')
    await page.getByRole('searchbox', { name: 'Search' }).click()
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.pressSequentially('muddy goat')
    await expect(page.getByRole('option', { name: SONG }).first()).toBeVisible()
    await box.press('Enter')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: SONG }).first().click()
    await expect(main.getByRole('heading', { level: 1, name: SONG })).toBeVisible()
    const like = main.getByRole('button', { name: `Like ${SONG}` }).first()
    const isSaved = page.waitForResponse(/\/add-to-library$/)
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await isSaved
    await page.goto('library/songs')
    await expect(main.getByRole('button', { name: `Play ${SONG}` })).toBeVisible()
  },
)

test(
  'moves songs of a playlist by keyboard and by menu, for good',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('subscriber')
    await world.setLanguage('en')
    await page.goto('playlist/11')
    const main = page.getByRole('main')
    const handles = main.getByRole('button', { name: /^Move “/ })
    const order = () => handles.evaluateAll((found) => found.slice(0, 3).map(({ ariaLabel }) => ariaLabel ?? ''))
    await expect(handles.first()).toBeVisible()
    const [first = '', second = '', third = ''] = await order()
    const isSaved = () => page.waitForResponse(/\/tracks\/order$/)

    const step = isSaved()
    await main.getByRole('button', { name: first }).press('ArrowDown')
    await expect.poll(order).toEqual([second, first, third])
    await expect(main.getByRole('button', { name: first })).toBeFocused()
    await step
    const jump = isSaved()
    await main.getByRole('button', { name: third }).click()
    await page.getByRole('menuitem', { name: 'Move to the top' }).click()
    await expect.poll(order).toEqual([third, second, first])
    await jump
    await page.reload()
    await expect.poll(order).toEqual([third, second, first])
  },
)
