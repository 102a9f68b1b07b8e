import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { grant } from '@tests/faults/admin-rights'
import { openSite, type Visit } from '@tests/site'

/** Opens the dialog of a link in a new page; `offered` types a text, and returns the pages that it finds. */
async function openLinkDialog(visit: Visit = { as: 'admin' }) {
  const site = await openSite('/admin/custom-pages/new', visit)
  await site.user.click(await screen.findByRole('button', { name: 'Link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert link' }))
  const field = await dialog.findByRole('combobox', { name: 'Page on this site' })
  const find = async (text: string, name: RegExp) => {
    await site.user.clear(field)
    await site.user.type(field, text)
    return screen.findByRole('option', { name })
  }
  return { ...site, field, find, url: () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value }
}

it('offers channels, the plans, artists and albums besides custom pages', async () => {
  const { user, world, find, url } = await openLinkDialog()
  const channel = world.db.channels.get(1)
  const [artist, album] = [world.db.artists.get(1), world.db.albums.get(1)]
  const targets = [
    ['/pages/', /^\/pages\//, /^Priv/],
    [channel?.name, new RegExp(`^/${channel?.slug}$`), new RegExp(`^${channel?.name}`)],
    ['plans', /^\/pricing$/, /^Plans/],
    [artist?.name, /^\/artist\/1\//, new RegExp(`^${artist?.name}`)],
    [album?.name, /^\/album\/1\//, new RegExp(`^${album?.name}`)],
  ] as const
  for (const [text = '', path, name] of targets) {
    await user.click(await find(text, name))
    await waitFor(() => expect(url()).toMatch(path))
  }
})

it('searches no artists for editors who may not see them', async () => {
  const { world, user, field } = await openLinkDialog({
    as: 'free',
    prepare: (before) => grant(before, ['admin.access', 'custom_pages.view', 'custom_pages.create']),
  })
  await user.type(field, world.db.artists.get(1)?.name ?? '')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('option', { name: new RegExp(`^${world.db.artists.get(1)?.name}`) })).toBeNull()
})
