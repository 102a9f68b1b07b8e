import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { stubShare } from '@tests/stub-share'

const SONG = 'Puppy Outwits the Giant'
const main = () => within(screen.getByRole('main'))
const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
const entry = (name: string) => screen.findByRole('menuitem', { name })
const liked = ({ db }: World, type: string) =>
  db.likes
    .all()
    .filter(({ user_id, likeable_type }) => user_id === personas.subscriber.id && likeable_type === type)
    .map(({ likeable_id }) => likeable_id)

/** Opens an album's page and the menu of one of its tracks. */
async function openMenu(visit: Parameters<typeof openSite>[1] = {}) {
  const site = await openSite('/album/2', visit)
  await site.user.click(await main().findByRole('button', { name: `More options for ${SONG}` }))
  await screen.findByRole('menu', { name: `More options for ${SONG}` })
  return site
}

// Compiles the lazy chunk first, which can take longer than a test's timeout.
beforeAll(() => import('./open-media-menu'))
afterEach(() => void vi.unstubAllGlobals())

describe('media menu of a track', () => {
  it('offers every action to a subscriber', async () => {
    await openMenu({ as: 'subscriber' })
    expect(await entries()).toEqual([
      'Play next',
      'Add to queue',
      'Add to library',
      'Add to playlist',
      'Go to artist',
      'Go to album',
      'Go to radio',
      'Share',
      'Repost',
      'Download',
    ])
    expect(await entry('Go to album')).toHaveAttribute('href', '/album/2/the-pocket-orchestra/seven-hills-away')
  })

  it('offers no repost where the site has none', async () => {
    await openMenu({
      as: 'subscriber',
      prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, enable_repost: false }),
    })
    expect(await entries()).not.toContain('Repost')
  })

  it('hides the menu from a child', async () => {
    await openSite('/album/2', { as: 'child' })
    const song = main().getByRole('button', { name: `Play ${SONG}` })
    expect(fireEvent.contextMenu(song, { clientX: 40, clientY: 50 })).toBe(true)
    expect(screen.queryByRole('button', { name: /^More options for / })).toBeNull()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('opens on a right click on the row, and from its button by keyboard', async () => {
    const { user } = await openSite('/album/2')
    fireEvent.contextMenu(main().getByRole('button', { name: `Play ${SONG}` }), { clientX: 40, clientY: 50 })
    expect(await screen.findByRole('menu', { name: `More options for ${SONG}` })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    act(() =>
      main()
        .getByRole('button', { name: `More options for ${SONG}` })
        .focus(),
    )
    await user.keyboard('{Enter}')
    expect(await entry('Play next')).toHaveFocus()
  })

  it('keeps the browser’s context menu outside of items', async () => {
    await openSite('/album/2')
    expect(fireEvent.contextMenu(main().getByRole('heading', { level: 1 }))).toBe(true)
  })
})

describe('media menu of a playlist', () => {
  it('follows and unfollows another user’s playlist', async () => {
    const { user, world } = await openSite('/izlases', { as: 'free' })
    const [otherPlaylist] = world.db.playlists
      .all()
      .filter(({ owner_id, editor_ids }) => owner_id !== personas.free.id && !editor_ids.includes(personas.free.id))
    const name = otherPlaylist?.name ?? ''
    const follows = () =>
      world.db.playlistFollows
        .all()
        .some((row) => row.user_id === personas.free.id && row.playlist_id === otherPlaylist?.id)
    const open = async () => user.click(await main().findByRole('button', { name: `More options for ${name}` }))
    const before = follows()
    for (const isFollowed of [!before, before]) {
      await open()
      await user.click(await entry(isFollowed ? 'Follow' : 'Unfollow'))
      await waitFor(() => expect(follows()).toBe(isFollowed))
    }
  })
})

describe('media menu: queue', () => {
  it('plays a track next, and undoes it', async () => {
    const { user } = await openSite('/album/2')
    const nextNames = () =>
      playback
        .get()
        .queue.entries.slice(0, 2)
        .map(({ track }) => track.name)
    await user.click(await main().findByRole('button', { name: 'Play' }))
    await user.click(main().getByRole('button', { name: `More options for ${SONG}` }))
    await user.click(await entry('Play next'))
    await waitFor(() => expect(nextNames()).toEqual(['Ballad for a Shy Fawn', SONG]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(nextNames()).toEqual(['Ballad for a Shy Fawn', 'Wizard Saves the Forest'])
  })

  it('adds every track of an album to the end of the queue', async () => {
    const { user } = await openSite('/album/2')
    await user.click(await main().findByRole('button', { name: 'More options for Seven Hills Away' }))
    await user.click(await entry('Add to queue'))
    await waitFor(() => expect(playback.get().queue.entries).toHaveLength(14))
  })
})

describe('likes', () => {
  it('fills an album’s heart immediately, and saves the like', async () => {
    const { user, world } = await openSite('/album/2', { as: 'subscriber', prepare: withoutLikes })
    const heart = await main().findByRole('button', { name: 'Like Seven Hills Away' })
    await user.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(liked(world, 'album')).toEqual([2]))
  })

  it('rolls back a like that the server refuses, and shows its message', async () => {
    const prepare = (world: World) => {
      withoutLikes(world)
      world.faults.set([{ endpoint: 'library.add', kind: 'status', status: 500 }])
    }
    const { user } = await openSite('/album/2', { as: 'subscriber', prepare })
    const heart = await main().findByRole('button', { name: 'Like Seven Hills Away' })
    await user.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  })

  it('sends a guest to sign in first, and back afterwards', async () => {
    const { user } = await openSite('/album/2')
    await user.click(await main().findByRole('button', { name: 'Like Seven Hills Away' }))
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?returnTo=%2Falbum%2F2'))
  })

  it('follows an artist, unfollows, and undoes that from the toast', async () => {
    const { user, world } = await openSite('/artist/21', { as: 'subscriber', prepare: withoutLikes })
    await user.click(await main().findByRole('button', { name: 'Follow' }))
    await waitFor(() => expect(liked(world, 'artist')).toEqual([21]))
    await user.click(main().getByRole('button', { name: 'Following' }))
    await waitFor(() => expect(liked(world, 'artist')).toEqual([]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(liked(world, 'artist')).toEqual([21]))
    expect(main().getByRole('button', { name: 'Following' })).toBeVisible()
  })
})

describe('media menu: sharing', () => {
  it('reposts a track and removes the repost', async () => {
    const { user, world } = await openMenu({
      as: 'subscriber',
      prepare: ({ db }) => db.reposts.all().forEach(({ id }) => db.reposts.remove(id)),
    })
    await user.click(await entry('Repost'))
    await waitFor(() => expect(world.db.reposts.all()).toHaveLength(1))
    await user.click(main().getByRole('button', { name: `More options for ${SONG}` }))
    await user.click(await entry('Remove repost'))
    await waitFor(() => expect(world.db.reposts.all()).toHaveLength(0))
  })

  it('opens the share sheet in the press', async () => {
    const shared = stubShare()
    const { user } = await openMenu()
    await user.click(await entry('Share'))
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]).toMatchObject({ url: expect.stringMatching(/\/track\/\d+\/puppy-outwits-the-giant$/) as string })
  })

  it('copies the link when there is no share sheet', async () => {
    const { user } = await openMenu()
    await user.click(await entry('Share'))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(
      /^http:\/\/dziesma\.test\/track\/\d+\/puppy-outwits-the-giant$/,
    )
  })
})

function withoutLikes({ db }: World): void {
  for (const { id, user_id } of db.likes.all()) if (user_id === personas.subscriber.id) db.likes.remove(id)
}
