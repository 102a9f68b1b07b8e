import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'

/** Opens a list as an administrator, and selects its first rows; returns their names and the bar of actions. */
async function openAndSelect(list: string, count: number) {
  const site = await openSite(`/admin/${list}`, { as: 'admin' })
  await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  const rows = screen.getAllByRole('row').slice(1, count + 1)
  for (const row of rows) await site.user.click(within(row).getByRole('checkbox'))
  const names = rows.map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '')
  return { ...site, names, bar: within(screen.getByRole('toolbar', { name: 'Selected rows' })) }
}

/** Selects rows, and opens the dialog of an action. */
async function openDialogOf(list: string, count: number, action: string) {
  const site = await openAndSelect(list, count)
  await site.user.click(site.bar.getByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  return { ...site, dialog, save: () => site.user.click(dialog.getByRole('button', { name: 'Save' })) }
}

describe('bulk actions on songs', () => {
  it('adds artists to those of each song, and keeps everything else', async () => {
    const { user, world, dialog, save, names } = await openDialogOf('tracks', 2, 'Set artists')
    const track = () => world.db.tracks.all().find(({ name }) => name === names[0])
    const before = track()
    const added = world.db.artists.all().find(({ id }) => !before?.artists.some((artist) => artist.id === id))
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Artists' }), added?.name ?? '')
    expect(dialog.getByRole('radio', { name: 'Keep, and add these' })).toBeChecked()
    await save()
    expect(await screen.findByText('Changed 2 songs')).toBeVisible()
    const { artists, updated_at: _, ...rest } = track() ?? {}
    expect(artists?.map(({ id }) => id)).toEqual([...(before?.artists ?? []).map(({ id }) => id), added?.id])
    expect(before).toMatchObject(rest)
  })

  it('moves songs to another album, and lists those that the server refuses', async () => {
    const { user, world, dialog, save, names } = await openDialogOf('tracks', 2, 'Set album')
    const album = world.db.albums.all().at(-1)
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Album' }), album?.name ?? '')
    world.faults.set([{ kind: 'status', endpoint: 'tracks.update', status: 422, times: 1 }])
    await save()
    expect(await dialog.findByRole('list', { name: 'Failed' })).toHaveTextContent(names[0] ?? '')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Changed 2 songs')).toBeVisible()
    const moved = world.db.tracks.all().filter(({ name }) => names.includes(name))
    expect(moved.map((track) => track.album?.id)).toEqual([album?.id, album?.id])
  })
})

describe('songs without a duration', () => {
  it.each(['tracks', 'albums'] as const)(
    'says which they are instead of changing the record, in the list of %s',
    async (list) => {
      const { user, world, dialog, save, names } = await openDialogOf(list, 1, 'Set genres')
      const isListed = ({ name, album }: { name: string; album?: { name: string } | null }) =>
        names.includes(list === 'tracks' ? name : (album?.name ?? ''))
      const song = world.db.tracks.all().find(isListed)
      world.db.tracks.update(song?.id ?? 0, { duration: null })
      await user.type(await dialog.findByRole('combobox', { name: 'Genres' }), 'Polka')
      await user.tab()
      await save()
      const reason = `The song “${song?.name}” has no duration. Enter it in its editor first.`
      expect(await dialog.findByText(reason, { exact: false })).toBeVisible()
      expect(world.db.genres.all().map(({ display_name }) => display_name)).not.toContain('Polka')
    },
  )
})

describe('bulk actions on albums', () => {
  it('replaces the genres, and keeps the songs', async () => {
    const { user, world, dialog, save, names } = await openDialogOf('albums', 1, 'Set genres')
    const album = () => world.db.albums.all().find(({ name }) => name === names[0])
    const songs = () => world.db.tracks.all().filter((track) => track.album?.id === album()?.id)
    const before = songs().map(({ id }) => id)
    await user.type(await dialog.findByRole('combobox', { name: 'Genres' }), 'Polka')
    await user.tab()
    await user.click(dialog.getByRole('radio', { name: 'Replace by these' }))
    await save()
    expect(await screen.findByText('Changed 1 album')).toBeVisible()
    expect(album()?.genres?.map(({ display_name }) => display_name)).toEqual(['Polka'])
    expect(songs().map(({ id }) => id)).toEqual(before)
  })
})

describe('bulk actions on playlists', () => {
  it('changes whether visitors can see them, and nothing else', async () => {
    const { user, world, bar, names } = await openAndSelect('playlists', 1)
    const playlist = () => world.db.playlists.all().find(({ name }) => name === names[0])
    const before = playlist()
    await user.click(bar.getByRole('button', { name: before?.public ? 'Make private' : 'Make public' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Make/ }))
    await waitFor(() => expect(playlist()?.public).toBe(!before?.public))
    expect(playlist()).toMatchObject({ description: before?.description, image: before?.image })
  })
})
