import type { Page } from '@playwright/test'

import { expectSound, watchSound } from '../fixtures/expect-sound'
import { createLongChannel } from '../fixtures/long-channel'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const NAME = 'Vakara pasaciņas'
/** Channel whose name holds a placeholder. */
const GENRE_CHANNEL = 7
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const rows = (page: Page) => page.getByRole('grid', { name: 'Content', exact: true }).getByRole('row')

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Adds the first record that a search finds; returns its name. */
async function addByName(page: Page, text: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Add by name' }).fill(text)
  const option = page.getByRole('option', { name: new RegExp(text, 'i') }).first()
  const name = await option.innerText()
  await option.click()
  return name.split('\n')[0] ?? name
}

test('builds a channel from nothing, puts it on the home page and plays it', async ({ page, expectAccessible }) => {
  await watchSound(page)
  await page.goto('admin/channels/new')
  const preview = page.frameLocator('iframe[title="Preview of the channel"]')
  const title = preview.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('New channel')
  await page.getByRole('textbox', { name: 'Name' }).fill('Vakara')
  await page.getByRole('combobox', { name: 'Which' }).click()
  await page.getByRole('option', { name: 'Chosen by hand' }).click()
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('vakara')
  await expect(title).toHaveText('Vakara')
  await expect(page.getByText('The content appears once you save.')).toBeVisible()
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vakara' })).toBeVisible()
  await expect(page.getByText('The content appears once you save.')).toBeHidden()
  await expect(title).toHaveText('Vakara')
  await addByName(page, 'aijā')
  await expect(rows(page)).toHaveCount(1)
  await page
    .getByRole('textbox', { name: 'Add by links' })
    .fill(`${new URL('track/3', page.url().split('admin')[0]).href}\n/track/4\nhttps://other.example/track/5\n/album/1`)
  await button(page, 'Add the links').click()
  await expect(page.getByText('Added 2 links')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not added' }).getByRole('listitem')).toHaveText([
    /other\.example.*This is a link of another site\./,
    /album.*This channel contains only: songs\./,
  ])
  await expect(rows(page)).toHaveCount(3)
  await expect(preview.getByRole('main').getByRole('button', { name: /^Play / })).not.toHaveCount(0)

  await page.getByRole('textbox', { name: 'Name' }).fill(NAME)
  await expect(title).toHaveText(NAME)
  await page.getByRole('radio', { name: 'Grid' }).first().check({ force: true })
  await expect(preview.getByRole('table')).toHaveCount(0)
  await expectAccessible()
  await save(page)

  await page.goto('admin/channels/1')
  await expect(page.getByText(/This channel is the home page/)).toBeVisible()
  await addByName(page, NAME)
  const last = rows(page).last()
  await expect(last).toContainText(NAME)
  await button(page, `Content of “${NAME}”`).click()
  await expect(page.getByRole('list', { name: `Content of “${NAME}”` }).getByRole('listitem')).toHaveCount(3)
  await last.getByRole('button', { name: `Move “${NAME}”` }).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect(rows(page).first()).toContainText(NAME)

  await page.goto('')
  const section = page.getByRole('region', { name: NAME })
  await expect(section).toBeVisible()
  await section
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectSound(page)
})

test('shows the placeholder of a genre as a chip, and saves it as its text', async ({ page, expectAccessible }) => {
  await page.goto(`admin/channels/${GENRE_CHANNEL}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const chips = name.getByRole('img', { name: 'Placeholder: Name of the genre' })
  await expect(chips).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[Name of the genre]')
  await name.click({ position: { x: 4, y: 20 } })
  await page.keyboard.type('Best of ')
  await page.keyboard.press('End')
  await button(page, 'Insert the name of the genre into “Name”').click()
  await expect(chips).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await expect(chips).toHaveCount(1)
  await page.keyboard.type('!')
  await expect(name).toHaveText('Best of Name of the genre!')
  await expectAccessible()
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/channel/'))
  await save(page)
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Best of {{channel.restriction.display_name}}!' })
})

test('moves a row by keys, and keeps the order', async ({ page }) => {
  await page.goto('admin/channels/1')
  const handles = rows(page).getByRole('button', { name: /^Move / })
  await expect(handles.first()).toBeVisible()
  const nameOf = (place: number) => handles.nth(place).getAttribute('aria-label')
  const [first, second] = [String(await nameOf(0)), String(await nameOf(1))]
  const saved = page.waitForResponse(/reorder-content/)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(handles.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(handles.nth(1)).toHaveAccessibleName(first)
  await expect(handles.nth(1)).toBeFocused()
  await saved
  await page.reload()
  await expect(handles.first()).toHaveAccessibleName(second)
})

test('orders a list of which only the rows in view are rendered: by menu, keys and mouse', async ({ page, world }) => {
  const order = Array.from({ length: 80 }, (_, index) => String(index + 1))
  await page.goto(`admin/channels/${await createLongChannel(world, order.length)}`)
  const row = (id: string) => rows(page).filter({ has: page.locator(`[href$="/tracks/${id}"]`) })
  const handle = (id: string) => row(id).getByRole('button', { name: /^Move / })
  /** Runs a move; expects the new order to be sent as a whole, and the row at its place. */
  async function expectMove(move: () => Promise<unknown>, id: string, place: number): Promise<void> {
    order.splice(order.indexOf(id), 1)
    order.splice(place, 0, id)
    const [request] = await Promise.all([page.waitForRequest(/reorder-content/), move()])
    expect(request.postDataJSON()).toMatchObject({ ids: order.map(Number) })
    await expect(row(id)).toBeInViewport()
    await expect(row(id)).toHaveAttribute('aria-rowindex', String(place + 1))
    expect(await rows(page).count()).toBeLessThan(order.length)
  }
  const choose = (name: string) => page.getByRole('menuitem', { name }).click()

  await expectMove(
    async () => {
      await handle('1').click()
      await choose('Move to the bottom')
    },
    '1',
    79,
  )
  await expect(handle('1')).toBeFocused()
  await expectMove(() => page.keyboard.press('ArrowUp'), '1', 78)
  await expect(handle('1')).toBeFocused()
  await expectMove(
    async () => {
      await handle('79').click()
      await choose('Move to the top')
    },
    '79',
    0,
  )
  await expectMove(
    async () => {
      await handle('2').hover()
      await page.mouse.down()
      const { x = 0, y = 0, height = 0 } = (await row('4').boundingBox()) ?? {}
      await page.mouse.move(x + 20, y + height / 2)
      await page.mouse.move(x + 20, y + height - 4)
      await page.mouse.up()
    },
    '2',
    3,
  )

  await page.reload()
  await expect(row('79')).toHaveAttribute('aria-rowindex', '1')
})

test('keeps a preset of a newer release behind a question', async ({ page, world }) => {
  await world.change({ release: 'B2' })
  await page.goto('admin/channels')
  await button(page, 'Start over').click()
  await expect(page.getByRole('dialog')).toContainText('are lost')
  await page.getByRole('radio', { name: /^Genres/ }).check()
  await button(page, 'Replace all channels').click()
  await expect(page.getByText('The channels were replaced.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(6)
})
