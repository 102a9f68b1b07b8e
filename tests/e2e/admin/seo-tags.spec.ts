import { expect, test } from '../fixtures/test'

const TAGS = '<title>{{artist.name}}</title><script>window.attacked = true</script>'

test(
  'edits the tags of one kind of page, shows their markup as text, and brings the original ones back',
  { tag: '@one-size' },
  async ({ page, world, expectAccessible }) => {
    await world.signInAs('admin')
    await world.setLanguage('en')
    await page.goto('admin/appearance?section=seo')
    await page.getByRole('button', { name: 'Artist' }).click()
    const tags = page.getByRole('textbox', { name: 'Tags' })
    await tags.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(TAGS)
    await expect(page.getByRole('region', { name: 'Original tags' })).toContainText(
      '<title>{{artist.name}} - {{site_name}}',
    )
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expect(tags).toContainText('window.attacked = true')
    expect(await page.evaluate(() => Reflect.has(window, 'attacked'))).toBe(false)
    await page.getByRole('button', { name: 'Reset: Tags' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(tags).toContainText('{{site_name}}')
  },
)
