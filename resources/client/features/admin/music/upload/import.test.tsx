import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('./upload-panel'), import('./import-form')]))

const ID = '4aawyAB9vmqN3uQ7FjRGTy'

async function openImport(prepare: (world: World) => void = () => {}) {
  const site = await openSite('/admin/upload', {
    as: 'admin',
    prepare: (world) => {
      world.db.settings.spotify_is_setup = true
      prepare(world)
    },
  })
  await site.user.click(await screen.findByRole('button', { name: 'Import from Spotify' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from Spotify' }))
  const paste = async (text: string) => {
    await site.user.click(dialog.getByRole('textbox', { name: 'Link or ID' }))
    await site.user.paste(text)
    await site.user.click(dialog.getByRole('button', { name: 'Import' }))
  }
  return { ...site, dialog, paste }
}

describe('the import from Spotify', () => {
  it('hides where the site is not set up for it', async () => {
    await openSite('/admin/upload', { as: 'admin' })
    await screen.findByRole('heading', { level: 1, name: 'Upload music' })
    expect(screen.queryByRole('button', { name: 'Import from Spotify' })).toBeNull()
  })

  it('takes the kind from the link', async () => {
    const { world, user, dialog, paste } = await openImport()
    await user.click(dialog.getByRole('textbox', { name: 'Link or ID' }))
    await user.paste(`https://open.spotify.com/`)
    expect(dialog.getAllByRole('radio')).toHaveLength(3)
    await paste(`track/${ID}?si=1`)
    expect(
      await screen.findByText('The server accepted the import. Its music appears in the lists once it is done.'),
    ).toBeVisible()
    expect(world.db.tracks.all().at(-1)).toMatchObject({ name: `Spotify ${ID}` })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for the kind of an id', async () => {
    const { user, world, dialog, paste } = await openImport()
    await user.click(dialog.getByRole('radio', { name: 'Artist' }))
    await paste(ID)
    expect(
      await screen.findByText('The server accepted the import. Its music appears in the lists once it is done.'),
    ).toBeVisible()
    expect(world.db.artists.all().at(-1)).toMatchObject({ name: `Spotify ${ID}` })
  })

  it.each(['<img src=x onerror=alert(1)>', `https://open.spotify.com/playlist/${ID}`])('refuses %s', async (text) => {
    const { dialog, paste } = await openImport()
    await paste(text)
    expect(await dialog.findByText('Enter a Spotify link or ID.')).toBeVisible()
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  it('keeps what was entered when the server refuses', async () => {
    const { dialog, paste } = await openImport(({ faults }) =>
      faults.set([{ endpoint: 'mediaImports.single', kind: 'status', status: 403 }]),
    )
    await paste(ID)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Link or ID' })).toHaveValue(ID)
  })

  it('says that the outcome is unknown when the response is lost', async () => {
    const { paste } = await openImport(({ faults }) => faults.set([{ endpoint: 'mediaImports.single', kind: 'lost' }]))
    await paste(ID)
    expect(await screen.findByText(/^We couldn't confirm that this worked/)).toBeVisible()
  })
})
