import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test(
  'edits every section by keyboard, undoes a change, and saves the rest',
  { tag: '@each-size' },
  async ({ page, world, isMobile }) => {
    // Some 150 presses, one after the other.
    test.slow()
    await world.signInAs('admin')
    await world.setLanguage('en')
    const { keyboard } = page
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const press = async (name: string | RegExp) => {
      await expect(button(name).first()).toBeVisible()
      await tabTo(page, button(name))
      await keyboard.press('Enter')
    }
    const back = async () => {
      await tabTo(page, button('Back'), 'Shift+Tab')
      await keyboard.press('Enter')
    }
    const write = async (field: string, text: string) => {
      const box = page.getByRole('textbox', { name: field, exact: true })
      await expect(box).toBeVisible()
      if (!(await box.evaluate((element) => element === document.activeElement))) await tabTo(page, box)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    }
    await page.goto('admin/appearance')
    await expect(button(/^General/)).toBeVisible()

    await press(/^General/)
    await expect(page.getByRole('heading', { name: 'General' })).toBeFocused()
    await write('Site name', 'Dziesmiņa')
    if (isMobile) {
      const frame = page.getByTitle('Preview of the site')
      await press('Preview')
      await expect(frame.contentFrame().getByRole('main')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Site name' })).toBeHidden()
      await tabTo(page, button('Dark'))
      await keyboard.press('Enter')
      await expect(frame.contentFrame().locator(':root')).toHaveClass(/dark/)
      await tabTo(page, button('Preview'), 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(frame).toBeHidden()
    }
    await back()

    await press(/^Themes/)
    await press(/^Linu rīts/)
    await press(/^Page/)
    await write('Colour code', '#ffffff')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await expect(button(/^Page #ffffff/)).toBeFocused()
    await back()
    await back()

    await press(/^Home page/)
    await press('Header')
    await write('Title', 'Dziesmas bērniem')
    await back()
    await back()

    await press(/^Menus/)
    await press(/^Galvenā izvēlne/)
    const items = page.getByRole('grid', { name: 'Items' }).getByRole('row')
    await tabTo(page, items.first())
    await keyboard.press('ArrowRight')
    await expect(button('Drag Sākums')).toBeFocused()
    const place = (name: string) =>
      expect(page.locator('[data-drop-target=true]').getByRole('button', { name })).toBeFocused()
    await keyboard.press('Enter')
    await place('Insert between Sākums and Mana mūzika')
    await keyboard.press('ArrowDown')
    await place('Insert between Mana mūzika and Jaunumi')
    await keyboard.press('Enter')
    await expect(items.nth(1)).toHaveAccessibleName('Sākums')
    await back()
    await back()

    await press(/^SEO/)
    await press('Artist')
    const tags = page.getByRole('textbox', { name: 'Tags' })
    await expect(tags).toBeVisible()
    await tabTo(page, tags)
    await keyboard.press('Control+a')
    await keyboard.insertText('<title>Dziesmas</title>')
    await keyboard.press('Escape')
    await back()
    await back()

    await press(/^Custom code/)
    const css = page.getByRole('textbox', { name: 'CSS' })
    await expect(css).toBeVisible()
    await tabTo(page, css)
    await keyboard.type('h1 { color: teal }')
    // Tab indents code; Escape makes it leave the field, whose own history Ctrl+Z would undo.
    await keyboard.press('Escape')
    await tabTo(page, button('Back'), 'Shift+Tab')
    await keyboard.press('Control+z')
    await expect(css).toHaveText('')
    await keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.reload()
    await page.goto('admin/appearance?section=menus&item=primary')
    await expect(items.nth(1)).toHaveAccessibleName('Sākums')
    await page.goto('admin/appearance?section=seo&item=artist-page')
    await expect(tags).toContainText('<title>Dziesmas</title>')
    await page.goto('admin/appearance?section=homepage&item=header')
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Dziesmas bērniem')
    await expect(page).toHaveTitle(/Dziesmiņa/)
  },
)
