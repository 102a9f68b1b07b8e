import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('@/core/shared/forms/form-engine'), import('../backstage-screen')]))

/** Gives the album and the song of the managed artist to another owner. */
const disown = ({ db }: World): void => {
  db.albums.update(1, { owner_id: personas.admin.id })
  db.tracks.update(1, { owner_id: personas.admin.id })
}

/** Records the bodies of requests that save music. */
function recordSaves(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (/\/(?:albums|artists|tracks)\/\d+\?.*_method=PUT/.test(request.url))
      bodies.push((await request.clone().json()) as Record<string, unknown>)
    return real(request)
  })
  return bodies
}

describe('the editor of a song of a managed artist', () => {
  it('saves a name, and sends no other field that was not changed', async () => {
    const { user, world } = await openSite('/backstage/tracks/1', { as: 'artist', prepare: disown })
    const before = world.db.tracks.get(1)
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const saves = recordSaves()
    await user.clear(name)
    await user.paste('<b>Jauna</b> dziesma')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Jauna</b> dziesma' })).toBeVisible()
    expect(saves.map((body) => Object.keys(body).toSorted())).toEqual([['artists', 'duration', 'name']])
    expect(world.db.tracks.get(1)).toMatchObject({
      name: '<b>Jauna</b> dziesma',
      album: before?.album,
      description: before?.description,
    })
  })

  it('offers the albums of the managed artists only', async () => {
    const { user, world } = await openSite('/backstage/tracks/1', { as: 'artist' })
    const own = world.db.albums.all().filter(({ artists }) => artists.some(({ id }) => id === 1))
    const next = own.find(({ id }) => id !== world.db.tracks.get(1)?.album?.id)
    const foreign = world.db.albums.all().find(({ artists }) => artists.every(({ id }) => id !== 1))
    const field = await screen.findByRole('combobox', { name: 'Album' })
    await user.clear(field)
    await user.type(field, foreign?.name ?? '')
    expect(await screen.findByText('No results')).toBeVisible()
    await user.clear(field)
    await chooseOption(user, field, next?.name ?? '')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(1)?.album?.id).toBe(next?.id)
  })

  it('credits another managed artist', async () => {
    const { user, world } = await openSite('/backstage/tracks/1', {
      as: 'artist',
      prepare: ({ db }) => void db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'manager' }] }),
    })
    const second = world.db.artists.get(2)?.name ?? ''
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Artists' }), second)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(1)?.artists.map(({ id }) => id)).toContain(2)
  })

  it('leads back to the list once the song credits no managed artist', async () => {
    const { user, world } = await openSite('/backstage/tracks/1', {
      as: 'artist',
      prepare: (made) => {
        disown(made)
        const [own, other] = [made.db.artists.get(1), made.db.artists.get(2)]
        made.db.tracks.update(1, { artists: own && other ? [own, other] : [] })
      },
    })
    const { name } = world.db.tracks.get(1) ?? {}
    await user.click(await screen.findByRole('button', { name: `Remove ${world.db.artists.get(1)?.name}` }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Songs' })).toBeVisible()
    expect(
      await screen.findByText(`“${name}” no longer names an artist that you manage, so you can't change it here.`),
    ).toBeVisible()
    expect(location.pathname).toBe('/backstage/artists/1/tracks')
    expect(world.db.tracks.get(1)?.artists.map(({ id }) => id)).toEqual([2])
  })

  it('keeps what was typed after a refused save', async () => {
    const { user } = await openSite('/backstage/tracks/1', {
      as: 'artist',
      prepare: ({ faults }) =>
        faults.set([{ kind: 'status', status: 403, endpoint: 'tracks.update', body: { message: 'Locked.' } }]),
    })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('Jauna')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Locked.')).toBeVisible()
    expect(name).toHaveValue('Jauna')
  })

  it('allows no changes without the right to change music, and no deletion without that one', async () => {
    await openSite('/backstage/tracks/1', {
      as: 'free',
      prepare: ({ db }) => void db.artists.update(1, { managers: [{ user_id: personas.free.id, role: 'artist' }] }),
    })
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^(?:Save|Delete)$/ })).toBeNull()
    expect(screen.queryByLabelText('Upload a recording', { selector: 'input' })).toBeNull()
  })

  it('leads back to the list that the user came from', async () => {
    const { user } = await openSite('/backstage/artists/1/tracks?perPage=10', { as: 'artist' })
    const [song] = await screen.findAllByRole('rowheader')
    await user.click(within(song ?? document.body).getByRole('link'))
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
    expect(await crumbs.findByRole('link', { name: 'Songs' })).toHaveAttribute(
      'href',
      '/backstage/artists/1/tracks?perPage=10',
    )
  })
})

describe('the editor of an album of a managed artist', () => {
  it('saves its name and adds a song, and keeps the other fields', async () => {
    const { user, world } = await openSite('/backstage/albums/1', { as: 'artist', prepare: disown })
    const before = world.db.albums.get(1)
    const song = world.db.tracks
      .all()
      .find(({ artists, album }) => album?.id !== 1 && artists.some(({ id }) => id === 1))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const saves = recordSaves()
    await user.type(name, ' II')
    await chooseOption(user, screen.getByRole('combobox', { name: 'Add a song' }), song?.name ?? '')
    expect(await screen.findByRole('button', { name: `Remove ${song?.name}` })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(saves.map((body) => Object.keys(body).toSorted())).toEqual([['name', 'tracks']])
    expect(world.db.albums.get(1)).toMatchObject({ name: `${before?.name} II`, release_date: before?.release_date })
    expect(world.db.tracks.get(song?.id ?? 0)?.album?.id).toBe(1)
  })

  it('links to the editors of its songs', async () => {
    const { world } = await openSite('/backstage/albums/1', { as: 'artist' })
    const song = world.db.tracks.all().find(({ album }) => album?.id === 1)
    expect(await screen.findByRole('link', { name: `Edit ${song?.name}` })).toHaveAttribute(
      'href',
      `/backstage/tracks/${song?.id}`,
    )
  })

  it('deletes the album and returns to the list', async () => {
    const { user, world } = await openSite('/backstage/albums/1', { as: 'artist' })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Albums' })).toBeVisible()
    expect(world.db.albums.get(1)).toBeUndefined()
  })
})

it.each(['tracks', 'albums'] as const)('keeps the time of a release in %s while the day is typed', async (group) => {
  const { user, world } = await openSite(`/backstage/${group}/1`, {
    as: 'artist',
    prepare: ({ db }) => void db[group].update(1, { release_date: '2030-12-24T16:30:00.000000Z' }),
  })
  const released = within(await screen.findByRole('group', { name: 'Released on' }))
  expect(screen.getByLabelText('Time')).toHaveValue('18:30')
  const saves = recordSaves()
  for (const [segment, typed] of [
    ['day', '31'],
    ['year', '2031'],
  ] as const) {
    await user.click(await released.findByRole('spinbutton', { name: new RegExp(`^${segment}`) }))
    await user.keyboard(typed)
  }
  expect(screen.getByLabelText('Time')).toHaveValue('18:30')
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '20:15' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(saves).toMatchObject([{ release_date: '2031-12-31T18:15:00.000Z' }])
  expect(world.db[group].get(1)?.release_date).toBe('2031-12-31T18:15:00.000Z')
})

/** Leaves fields out of the server's replies about a record, as one that hides them does. */
function hide(path: string, model: string, fields: readonly string[]): void {
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const response = await real(request)
    if (request.method !== 'GET' || new URL(request.url).pathname !== `/api/v1/${path}`) return response
    const body = (await response.json()) as Record<string, Record<string, unknown>>
    for (const field of fields) delete body[model]?.[field]
    return Response.json(body)
  })
}

describe('editors of records whose relations the server hides', () => {
  it.each([
    { path: 'albums/1', model: 'album', fields: ['tracks', 'artists', 'genres', 'tags'] },
    { path: 'artists/1', model: 'artist', fields: ['links', 'genres', 'profile_images', 'profile'] },
  ])('sends none of them with a new name of $path', async ({ path, model, fields }) => {
    const { user } = await openSite(`/backstage/${path}`, { as: 'artist', prepare: () => hide(path, model, fields) })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const saves = recordSaves()
    await user.type(name, ' II')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(saves.map((body) => Object.keys(body))).toEqual([['name']])
  })
})
