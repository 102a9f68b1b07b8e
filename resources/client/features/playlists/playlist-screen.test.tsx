import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite, sound } from '@tests/site'

const OWN = 12
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })
const songs = () => within(screen.getByRole('list', { name: 'Songs' }))
const names = () =>
  songs()
    .getAllByRole('button', { name: /^(Play|Pause) / })
    .map(({ textContent }) => textContent)
const fault =
  (more: Partial<Fault>) =>
  ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 500, ...more } as Fault])

/** Reduces the playlist to these tracks, so that all of them fit on the page. */
const few =
  (...trackIds: number[]) =>
  ({ db }: World) =>
    void db.playlists.update(OWN, { track_ids: trackIds })
const orderOf = ({ db }: World) => db.playlists.get(OWN)?.track_ids

const choose = async ({ user }: Awaited<ReturnType<typeof openSite>>, song: string, entry: string) => {
  await user.click(button(`More options for ${song}`))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

const [FIRST, SECOND, THIRD] = [
  'Ballad for a Shy Fawn',
  'Wizard Saves the Forest',
  'How the Beaver Opens the Seventh Door',
]
const three = few(15, 16, 17)

describe('PlaylistScreen', () => {
  it('shows owners, track count, description and the tracks in order', async () => {
    await openSite('/playlist/12', { prepare: three })
    expect(await heading('Kopā ar kori')).toBeVisible()
    expect(main().getByText('Collaborative playlist')).toBeVisible()
    expect(main().getByRole('link', { name: 'Raimonds Ozols' })).toHaveAttribute('href', '/user/2/raimonds-ozols')
    expect(main().getByRole('link', { name: 'Anna Bērziņa' })).toBeVisible()
    expect(main().getByText(/3 songs/)).toBeVisible()
    expect(main().getByText('Liekam kopā katrs savu mīļāko dziesmu.')).toBeVisible()
    expect(names()).toEqual([FIRST, SECOND, THIRD])
    expect(songs().getAllByRole('listitem')[2]).toHaveAttribute('aria-setsize', '3')
    expect(document.title).toBe('Kopā ar kori - Dziesma')
  })

  it('plays from any track and shuffles', async () => {
    const { user } = await openSite('/playlist/12', { prepare: three })
    await user.click(button(`Play ${SECOND}`))
    act(() => sound.player.respond())
    expect(playback.get().queueId).toBe('playlist.12.*')
    expect(playback.get().queue.entries).toHaveLength(3)
    await user.click(button('Shuffle'))
    expect(playback.get().queue.unshuffled).toHaveLength(3)
  })

  it('sorts by another order, keeps it in the URL and plays in it', async () => {
    const { user } = await openSite('/playlist/12', { prepare: three })
    await user.click(main().getByRole('button', { name: /^Sort songs/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Title' }))
    await waitFor(() => expect(names()).toEqual([FIRST, THIRD, SECOND]))
    expect(window.location.search).toBe('?order=title')
    await user.click(button('Play'))
    expect(playback.get().queueId).toBe('playlist.12.*.name|asc')
  })

  it('loads more tracks as the end scrolls near', async () => {
    const ids = Array.from({ length: 65 }, (_, index) => index + 1)
    await openSite('/playlist/12', { prepare: few(...ids) })
    await waitFor(() => expect(songs().getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '65'))
    expect(main().getByText(/65 songs/)).toBeVisible()
  })

  it('links visitors of an empty playlist to other songs', async () => {
    await openSite('/playlist/12', { prepare: few() })
    expect(main().getByRole('heading', { name: 'This playlist has no songs yet' })).toBeVisible()
    expect(main().getByRole('link', { name: 'Find songs' })).toHaveAttribute('href', '/search')
    expect(button('Play')).toBeDisabled()
  })

  it('hides a private playlist from other users', async () => {
    await openSite('/playlist/11', { as: 'free', embedded: false })
    expect(await heading("You don't have permission to see this")).toBeVisible()
    expect(main().getByText('This playlist is private.')).toBeVisible()
  })

  it('loads on retry after a failure', async () => {
    const { user, world } = await openSite('/playlist/12', {
      embedded: false,
      prepare: fault({ endpoint: 'playlists.show' }),
    })
    expect(await heading('There was an issue. Please try again.')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Kopā ar kori')).toBeVisible()
  })
})

describe('an editor of a playlist', () => {
  it('moves a track by its menu', async () => {
    const site = await openSite('/playlist/12', { as: 'free', prepare: three })
    await choose(site, FIRST, 'Move down')
    expect(names()).toEqual([SECOND, FIRST, THIRD])
    expect(screen.getByText(`“${FIRST}” moved to position 2 of 3`)).toBeInTheDocument()
    await waitFor(() => expect(orderOf(site.world)).toEqual([16, 15, 17]))
  })

  it('moves a track with the arrow keys and keeps the focus on its handle', async () => {
    const { user, world } = await openSite('/playlist/12', { as: 'free', prepare: three })
    const handle = button(`Move “${THIRD}”`)
    expect(handle).toHaveAccessibleDescription(/the arrow keys move it, Enter opens a menu$/)
    expect(handle).not.toHaveAttribute('aria-haspopup')
    handle.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(names()).toEqual([THIRD, FIRST, SECOND])
    expect(button(`Move “${THIRD}”`)).toHaveFocus()
    await waitFor(() => expect(orderOf(world)).toEqual([17, 15, 16]))
  })

  it('rolls the move back and shows an error when the server refuses', async () => {
    const site = await openSite('/playlist/12', { as: 'free', prepare: three })
    fault({ endpoint: 'playlists.orderTracks', message: 'Saraksts ir aizslēgts.' } as Partial<Fault>)(site.world)
    await choose(site, FIRST, 'Move to the bottom')
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    await waitFor(() => expect(names()).toEqual([FIRST, SECOND, THIRD]))
  })

  it('shows the server’s order after it refuses a move', async () => {
    const site = await openSite('/playlist/12', { as: 'free', prepare: three })
    fault({ endpoint: 'playlists.orderTracks', status: 403, message: 'Nē.' } as Partial<Fault>)(site.world)
    few(17, 15, 16)(site.world)
    await choose(site, FIRST, 'Move to the bottom')
    await waitFor(() => expect(names()).toEqual([THIRD, FIRST, SECOND]))
  })

  it('removes a track and restores it to its place on Undo', async () => {
    const site = await openSite('/playlist/12', { as: 'free', prepare: three })
    await choose(site, SECOND, 'Remove from this playlist')
    expect(names()).toEqual([FIRST, THIRD])
    expect(main().getByText(/2 songs/)).toBeVisible()
    await waitFor(() => expect(button(`More options for ${THIRD}`)).toHaveFocus())
    await waitFor(() => expect(orderOf(site.world)).toEqual([15, 17]))
    await site.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(names()).toEqual([FIRST, SECOND, THIRD])
    await waitFor(() => expect(orderOf(site.world)).toEqual([15, 16, 17]))
  })
})

it('offers no editing to users who only listen', async () => {
  const { user } = await openSite('/playlist/12', { as: 'subscriber', prepare: three })
  expect(main().queryByRole('button', { name: /^Move “/ })).toBeNull()
  await user.click(button(`More options for ${FIRST}`))
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Remove from this playlist' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(button('More options for Kopā ar kori'))
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Delete playlist' })).toBeNull()
})

describe('FollowPlaylistButton', () => {
  const followers = ({ db }: World) => db.playlistFollows.all().filter(({ playlist_id }) => playlist_id === OWN)

  it('follows, unfollows and follows again on Undo', async () => {
    const { user, world } = await openSite('/playlist/12', { as: 'subscriber' })
    await user.click(button('Follow'))
    expect(button('Following')).toBeVisible()
    await waitFor(() => expect(followers(world)).toHaveLength(1))
    await user.click(button('Following'))
    expect(button('Follow')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(button('Following')).toBeVisible()
    await waitFor(() => expect(followers(world)).toHaveLength(1))
  })

  it('rolls back when the server refuses', async () => {
    const { user } = await openSite('/playlist/12', {
      as: 'subscriber',
      prepare: fault({ endpoint: 'playlists.follow' }),
    })
    await user.click(button('Follow'))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(button('Follow')).toBeVisible()
  })

  it('sends guests to sign in', async () => {
    const { user } = await openSite('/playlist/12')
    await user.click(button('Follow'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(window.location.search).toContain('playlist')
  })
})
