import type { PersonaKey } from '@mock/state/seeds/personas'

import type { BrowserWorld } from '../fixtures/browser-world'
import { expect, test } from '../fixtures/test'

async function become(world: BrowserWorld, persona: PersonaKey): Promise<void> {
  await world.signInAs(persona)
  await world.setLanguage('en')
}

const NEW_NAME = 'Miegamice <b>pūcei</b>'

test('renames a song, which a listener then sees', { tag: '@each-size' }, async ({ page, world }) => {
  await become(world, 'artist')
  await page.goto('backstage')
  await page.getByRole('main').getByRole('link', { name: 'Songs' }).click()
  await page.getByRole('region', { name: 'Songs' }).getByRole('searchbox', { name: 'Search' }).fill('Miegamice')
  await expect(page).toHaveURL(/query=Miegamice/)
  const song = page.getByRole('region', { name: 'Songs' }).getByRole('link', { name: 'Miegamice', exact: true })
  const id = Number((await song.getAttribute('href'))?.split('/').at(-1))
  await song.click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NEW_NAME)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NEW_NAME })).toBeVisible()

  await become(world, 'free')
  await page.goto(`track/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: NEW_NAME })).toBeVisible()
})

test('deletes an album, which is then gone from the site', async ({ page, world }) => {
  await become(world, 'artist')
  await page.goto('backstage/artists/1/albums')
  const name = 'Zelta atslēdziņa'
  const album = page.getByRole('link', { name })
  const id = Number((await album.getAttribute('href'))?.split('/').at(-1))
  await page.getByRole('button', { name: `Actions for “${name}”` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(album).toBeHidden()

  await become(world, 'free')
  await page.goto(`album/${id}`)
  await expect(page.getByRole('heading', { name: /great nothing/ })).toBeVisible()
})
