import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { HttpStatus } from '@/contract/machinery/http-status'
import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'

type Site = Awaited<ReturnType<typeof openSite>>

/** An action on selected records, the request that the server refuses once, and what the dialog asks for. */
type Case = {
  list: string
  action: string
  endpoint: string
  /** Length of the page with a record that the action applies to. */
  size?: number
  confirm?: string
  choose?: (site: Site) => Promise<unknown>
  prepare?: (world: World) => void
}

const field = async (name: string) => within(await screen.findByRole('dialog')).findByRole('combobox', { name })

const chooseArtist = async ({ user, world }: Site) =>
  chooseOption(user, await field('Artists'), world.db.artists.all().at(-1)?.name ?? '')

const chooseAlbum = async ({ user, world }: Site) =>
  chooseOption(user, await field('Album'), world.db.albums.all().at(-1)?.name ?? '')

async function typeGenre({ user }: Site): Promise<void> {
  await user.type(await field('Genres'), 'Polka')
  await user.tab()
}

function unverifyArtists({ db: { artists } }: World): void {
  for (const { id } of artists.all()) artists.update(id, { verified: false })
}

function hidePlaylists({ db: { playlists } }: World): void {
  for (const { id } of playlists.all()) playlists.update(id, { public: false })
}

const confirm = 'Save'
const cases: Case[] = [
  { list: 'users', action: 'Suspend', endpoint: 'accounts.ban' },
  { list: 'users', action: 'Lift the suspension', endpoint: 'accounts.unban', size: 100 },
  { list: 'users', action: 'Mark as verified', endpoint: 'managedUsers.update' },
  { list: 'tracks', action: 'Set artists', endpoint: 'tracks.update', confirm, choose: chooseArtist },
  { list: 'tracks', action: 'Set album', endpoint: 'tracks.update', confirm, choose: chooseAlbum },
  { list: 'albums', action: 'Set genres', endpoint: 'albums.update', confirm, choose: typeGenre },
  {
    list: 'artists',
    action: 'Mark as verified',
    endpoint: 'artists.update',
    prepare: unverifyArtists,
  },
  {
    list: 'playlists',
    action: 'Make public',
    endpoint: 'playlists.update',
    prepare: hidePlaylists,
  },
  { list: 'channels', action: 'Make private', endpoint: 'managedChannels.update' },
  { list: 'comments', action: 'Dismiss reports', endpoint: 'comments.withdrawReport', size: 100 },
  { list: 'comments', action: 'Restore', endpoint: 'comments.restore', size: 100 },
]

describe('bulk actions', () => {
  it.each(cases)('list the failure of $action in the list of $list, and try it again', async (tested) => {
    const { list, action, endpoint, confirm: label = action, size = 10, choose, prepare } = tested
    const site = await openSite(`/admin/${list}?perPage=${size}`, { as: 'admin', ...(prepare && { prepare }) })
    const { user, world } = site
    await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Selected rows' })).getByRole('button', { name: action }),
    )
    await choose?.(site)
    world.faults.set([{ kind: 'status', endpoint, status: HttpStatus.UnprocessableContent, times: 1 }])
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: label }))
    const failed = within(await dialog.findByRole('list', { name: 'Failed' }))
    expect(failed.getAllByRole('listitem')).toHaveLength(1)
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull()
  })
})
