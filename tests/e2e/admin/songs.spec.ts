import { expect, test } from '../fixtures/test'

test(
  'finds a song, and changes its album, its number and the day of its release',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('admin')
    await world.setLanguage('en')
    await page.goto('admin/tracks')
    await page.getByRole('searchbox', { name: 'Search' }).fill('Kapteiņa viesi')
    await expect(page.getByRole('rowheader')).toHaveText([/^Kapteiņa viesi/])
    await page.getByRole('link', { name: 'Kapteiņa viesi' }).click()

    const album = page.getByRole('combobox', { name: 'Album' })
    const number = page.getByRole('textbox', { name: 'Number in the album' })
    const released = page.getByRole('group', { name: 'Released on' })
    await album.fill('Miega pūces')
    await page.getByRole('option', { name: 'Miega pūces dziesmas' }).click()
    await number.fill('5')
    await page.getByRole('button', { name: 'Increase: Number in the album' }).click()
    // On a busy machine the button is held down long enough to step again.
    await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(5)
    await number.fill('7')
    await number.press('ArrowUp')
    await expect(number).toHaveValue('8')
    await released.getByRole('spinbutton', { name: 'month' }).click()
    await page.keyboard.type('12242025')
    await released.getByRole('button', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: /December 31, 2025/ }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.reload()
    await expect(album).toHaveValue('Miega pūces dziesmas')
    await expect(number).toHaveValue('8')
    await expect(released.getByRole('spinbutton')).toHaveText(['12', '31', '2025'])
  },
)
