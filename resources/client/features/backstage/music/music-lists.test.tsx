import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { makeAlbum } from '@mock/state/factories/make-album'
import { makeTrack } from '@mock/state/factories/make-track'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('../backstage-screen'), import('@/core/shared/data-table/delete-dialog')]))

const [ALBUMS, SONGS] = ['/backstage/artists/1/albums', '/backstage/artists/1/tracks']
const NEXT_YEAR = `${new Date().getFullYear() + 1}-05-01T00:00:00.000000Z`
/** Ids of an album and of a song on it, which another user has uploaded. */
const [ALBUM, SONG] = [7001, 7002]

/** Gives the managed artist an album that another user owns, with one song. */
function addMusic({ db }: World, name = 'Rudens', release_date = NEXT_YEAR): void {
  const artist = db.artists.get(1)
  const own = { name, owner_id: personas.admin.id, artists: artist ? [artist] : [] }
  const album = db.albums.insert(makeAlbum({ ...own, id: ALBUM, release_date, plays: 12 }))
  db.tracks.insert(makeTrack({ ...own, id: SONG, name: `${name} 1`, album, number: 1 }))
}

const withoutMusic = ({ db }: World): void => {
  for (const { id } of db.albums.all()) db.albums.update(id, { artists: [] })
  for (const { id } of db.tracks.all()) db.tracks.update(id, { artists: [] })
}

/** Removes a permission of artists. */
const without =
  (permission: string) =>
  ({ db }: World): void => {
    const role = db.roles.all().find(({ name }) => name === 'artists')
    if (role) db.roles.update(role.id, { permissions: role.permissions.filter(({ name }) => name !== permission) })
  }

const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)

describe('the lists of an artist’s music', () => {
  it('shows when an album comes out and its plays, with links to its page and plays', async () => {
    const { user } = await openSite(`${ALBUMS}?query=Rudens`, { as: 'artist', prepare: (world) => addMusic(world) })
    const row = await rowOf('Rudens')
    expect(row.getByText('Scheduled')).toBeVisible()
    expect(row.getByText('12')).toBeVisible()
    expect(row.getByRole('link', { name: 'Rudens' })).toHaveAttribute('href', `/backstage/albums/${ALBUM}`)
    await user.click(row.getByRole('button', { name: /^Actions for/ }))
    expect(await screen.findByRole('menuitem', { name: 'View on the site' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/album\/7001\//),
    )
    expect(screen.getByRole('menuitem', { name: 'Plays' })).toHaveAttribute('href', '/backstage/insights/album/7001')
  })

  it('shows songs as out with their album, and states nothing about those without a date', async () => {
    await openSite(`${SONGS}?query=Rudens`, {
      as: 'artist',
      prepare: (world) => {
        addMusic(world, 'Rudens', '2020-01-01T00:00:00.000000Z')
        world.db.tracks.insert(makeTrack({ ...world.db.tracks.get(SONG), id: 7003, name: 'Rudens 2', album: null }))
      },
    })
    expect((await rowOf('Rudens 1')).getByText('Out now')).toBeVisible()
    expect((await rowOf('Rudens 2')).queryByText(/Out now|Scheduled/)).toBeNull()
  })

  it('pages through the albums', async () => {
    const { user } = await openSite(`${ALBUMS}?perPage=10`, {
      as: 'artist',
      prepare: ({ db }) => {
        const artist = db.artists.get(1)
        for (let id = 8001; id <= 8012; id += 1)
          db.albums.insert(makeAlbum({ id, name: `Disks ${id}`, artists: artist ? [artist] : [] }))
      },
    })
    const first = (await screen.findAllByRole('rowheader'))[0]?.textContent
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]?.textContent).not.toBe(first))
  })

  it.each([
    [ALBUMS, 'No albums yet'],
    [SONGS, 'No songs yet'],
  ])('offers the upload at the empty %s', async (path, title) => {
    await openSite(path, { as: 'artist', prepare: withoutMusic })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upload music' })).toHaveAttribute('href', '/backstage/upload')
  })

  it('switches between the albums of the artists that the user manages', async () => {
    const { user, world } = await openSite(ALBUMS, {
      as: 'artist',
      prepare: ({ db }) => void db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'manager' }] }),
    })
    const second = world.db.artists.get(2)?.name ?? ''
    const album = world.db.albums.all().find(({ artists }) => artists.some(({ id }) => id === 2))
    await user.click(await screen.findByRole('link', { name: second }))
    expect(await screen.findByRole('link', { name: album?.name ?? '' })).toBeVisible()
    expect(window.location.pathname).toBe('/backstage/artists/2/albums')
  })

  it('offers no upload without the right to it', async () => {
    await openSite(ALBUMS, {
      as: 'artist',
      prepare: (world) => {
        withoutMusic(world)
        without('music.create')(world)
      },
    })
    expect(await screen.findByText(/^Your account can't upload music/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Upload music' })).toBeNull()
  })

  it('shows a failed list with a retry', async () => {
    const { user, world } = await openSite(SONGS, {
      as: 'artist',
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 400, endpoint: 'artists.tracks' }]),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findAllByRole('rowheader')).not.toEqual([])
  })

  it('shows the message of a server that refuses the list', async () => {
    await openSite(ALBUMS, {
      as: 'artist',
      prepare: ({ faults }) =>
        faults.set([{ kind: 'status', status: 403, endpoint: 'artists.albums', body: { message: 'Not yours.' } }]),
    })
    expect(await screen.findByText('Not yours.')).toBeVisible()
  })

  it.each(['/backstage/artists/2/albums', '/backstage/artists/1/albums/3', '/backstage/albums/901'])(
    'shows the not-found screen at %s',
    async (path) => {
      await openSite(path, { as: 'artist' })
      expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
    },
  )

  it('shows markup in names as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await openSite(ALBUMS, {
      as: 'artist',
      prepare: (world) => {
        withoutMusic(world)
        world.db.artists.update(1, { name })
        addMusic(world, name)
      },
    })
    expect(await screen.findByRole('rowheader')).toHaveTextContent(name)
    expect(document.querySelector('[onerror]')).toBeNull()
  })
})

describe('deleting music', () => {
  it('names what is lost, then deletes an album of the managed artist', async () => {
    const { user, world } = await openSite(`${ALBUMS}?query=Rudens`, {
      as: 'artist',
      prepare: (each) => addMusic(each),
    })
    await user.click((await rowOf('Rudens')).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 record?' }))
    expect(dialog.getByText(/^Their songs may be deleted with them.*Rudens$/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.albums.get(ALBUM)).toBeUndefined())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rudens' })).toBeNull())
  })

  it('deletes several songs', async () => {
    const { user, world } = await openSite(SONGS, { as: 'artist' })
    const [all] = await screen.findAllByRole('checkbox', { name: /^Select all/ })
    const count = world.db.tracks.all().length
    const shown = 15
    // The rows after the first ten render a few per frame.
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(shown))
    if (all) await user.click(all)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.tracks.all()).toHaveLength(count - shown))
  })

  it('keeps the refusal in the dialog, and the row', async () => {
    const { user, world } = await openSite(`${SONGS}?query=Rudens`, {
      as: 'artist',
      prepare: (each) => {
        addMusic(each)
        each.faults.set([{ kind: 'status', status: 403, endpoint: 'tracks.remove', body: { message: 'Locked.' } }])
      },
    })
    await user.click((await rowOf('Rudens 1')).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Could not delete records: Locked.')).toBeVisible()
    expect(world.db.tracks.get(SONG)).toBeDefined()
  })

  it('offers nothing without the right to it', async () => {
    const { user } = await openSite(ALBUMS, { as: 'artist', prepare: without('music.delete') })
    const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ })
    if (menu) await user.click(menu)
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
