import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import { FAULTY_ALBUM_ID, FAULTY_TRACKS } from '@mock/state/seeds/faulty-music'
import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'
import { stubDurations } from '@tests/stub-durations'
import { stubObjectUrls } from '@tests/stub-object-urls'

/** Names of the drafts of a record. */
const draftsOf = (resource: string, id: number) =>
  Object.keys(sessionStorage).filter((key) => key.includes(`draft:admin.${resource}:`) && key.includes(`"id":${id}}`))

/** Omits fields from a record's responses, like a server that hides them. */
function hide(path: string, record: string, ...keys: string[]): void {
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await real(input, init)
    if (!response.url.includes(path)) return response
    const body = (await response.json()) as Record<string, Record<string, unknown>>
    const visibleFields = Object.entries(body[record] ?? {}).filter(([key]) => !keys.includes(key))
    return Response.json({ ...body, [record]: Object.fromEntries(visibleFields) }, { status: response.status })
  })
}

/** Makes the browser decode every recording to silence. */
function stubDecoder(): void {
  class Decoder {
    readonly decodeAudioData = () => Promise.resolve({ sampleRate: 8000, getChannelData: () => new Float32Array(1) })
  }
  vi.stubGlobal('OfflineAudioContext', Decoder)
}

describe('the editor of a track', () => {
  it.each([
    ['keeps an album and a description that the server hides', ['album', 'album_id', 'description']],
    ['keeps the album whose id the server sends alone', ['album']],
    ['keeps the album whose id the server hides', ['album_id']],
  ])('%s', async (_, hidden) => {
    hide('/tracks/1?', 'track', ...hidden)
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const before = world.db.tracks.get(1)
    expect([before?.album?.id, before?.description]).toEqual([expect.any(Number), expect.any(String)])
    const field = await screen.findByRole('combobox', { name: 'Album' })
    if (hidden.includes('album_id')) {
      if (hidden.includes('album')) expect(field).toHaveAccessibleDescription('Leave blank to keep the current album.')
      else expect(field).toHaveValue(before?.album?.name)
    }
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Cits nosaukums')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.tracks.get(1)?.name).toBe('Cits nosaukums'))
    expect(world.db.tracks.get(1)).toMatchObject({ album: before?.album, description: before?.description })
  })

  it('moves a track whose album the server hides', async () => {
    hide('/tracks/1?', 'track', 'album', 'album_id')
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const other = world.db.albums.all().find(({ id }) => id !== world.db.tracks.get(1)?.album?.id)
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Album' }), other?.name ?? '')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.tracks.get(1)?.album?.id).toBe(other?.id))
  })

  it('requires a duration, and saves a name with markup as text', async () => {
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const duration = await screen.findByRole('textbox', { name: 'Duration' })
    await user.clear(duration)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The duration field is required.')).toBeVisible()
    await user.click(duration)
    await user.paste('2:35')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('<b>Rīta</b> rosme')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(1)).toMatchObject({ name: '<b>Rīta</b> rosme', duration: 155_000 })
  })

  it('requires an artist', async () => {
    const { user, world } = await openSite('/admin/tracks/1', { as: 'admin' })
    const artists = within(await screen.findByRole('list', { name: 'Artists' }))
    for (const button of artists.getAllByRole('button')) await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The artists field is required.')).toBeVisible()
    expect(world.db.tracks.get(1)?.artists).not.toEqual([])
  })
})

describe('the waveform of a track', () => {
  it('becomes unsaved only when the user draws it', async () => {
    const { user, world } = await openSite('/admin/tracks/4', {
      as: 'admin',
      prepare: ({ db }) => {
        db.tracks.update(4, { duration: null })
        stubDecoder()
      },
    })
    const draw = await screen.findByRole('button', { name: 'Generate from the recording' })
    await screen.findByText('This song has no waveform yet.')
    const duration = screen.getByRole('textbox', { name: 'Duration' })
    await user.click(duration)
    await user.paste('2:35')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await user.clear(duration)
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await user.click(draw)
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    expect(draftsOf('tracks', 4)).toEqual([])
    await user.click(duration)
    await user.paste('2:35')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(4)?.waveData?.length).toBeGreaterThan(0)
  })
})

describe('the editor of an album', () => {
  it('detaches a track, which stays on the site, and undoes that', async () => {
    const { user, world } = await openSite('/admin/albums/1', { as: 'admin' })
    const before = world.db.tracks.all().filter(({ album }) => album?.id === 1)
    const remove = { name: `Remove ${before[0]?.name}` }
    await user.click(await screen.findByRole('button', remove))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', remove)).toBeVisible()
    await user.click(screen.getByRole('button', remove))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(before[0]?.id ?? 0)?.album).toBeNull()
    expect(world.db.tracks.get(before[1]?.id ?? 0)).toMatchObject({ number: 1 })
  })

  it('deletes an album, but not its tracks', async () => {
    const { user, world } = await openSite('/admin/albums', { as: 'admin' })
    const actions = await screen.findAllByRole('button', { name: /^Actions for/ })
    const link = within(actions[0]?.closest('tr') ?? document.body).getByRole('link')
    const id = Number(link.getAttribute('href')?.split('/').at(-1))
    const own = world.db.tracks.all().filter(({ album }) => album?.id === id)
    await user.click(actions[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.albums.get(id)).toBeUndefined())
    expect(own.map((track) => world.db.tracks.get(track.id)?.album)).toEqual(own.map(() => null))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions for/ })[0]).toHaveFocus())
  })
})

describe('the recordings of an album', () => {
  it('saves the durations that the browser has read, without calling them unsaved', async () => {
    const { user, world } = await openSite('/admin/albums/1', {
      as: 'admin',
      prepare: ({ db }) => {
        db.tracks.update(2, { duration: null })
        stubDurations(77)
      },
    })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await screen.findByText('1:17')
    await user.type(name, '!')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await user.type(name, '{Backspace}')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(draftsOf('albums', 1)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(2)?.duration).toBe(77_000)
  })

  it('requires a duration at its field when the recording has none', async () => {
    const { user, world } = await openSite('/admin/albums/1', {
      as: 'admin',
      prepare: ({ db }) => void db.tracks.update(2, { duration: null, src: 'dQw4w9WgXcQ' }),
    })
    const place = world.db.tracks.get(2)?.number
    const duration = await screen.findByRole('textbox', { name: `Duration of song ${place}` })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(duration).toHaveFocus())
    expect(duration).toHaveAccessibleDescription('The duration field is required.')
    await user.paste('2:35')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.tracks.get(2)).toMatchObject({ duration: 155_000, src: 'dQw4w9WgXcQ' })
  })

  it.each([`/admin/albums/${FAULTY_ALBUM_ID}`, `/admin/tracks/${FAULTY_TRACKS.expiring}`])(
    'saves the source of a recording without its signature: %s',
    async (path) => {
      const { user, world } = await openSite(path, { as: 'admin' })
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved')).toBeVisible()
      expect(world.db.tracks.get(FAULTY_TRACKS.expiring)?.src).toBe('storage/track_media/9001.wav')
    },
  )
})

describe('the lyrics panel of a track', () => {
  it('opens the lyrics in their editor', async () => {
    const { user, world } = await openSite('/admin/tracks/2', { as: 'admin' })
    await user.click(await screen.findByRole('link', { name: 'Open the lyrics' }))
    const { name = '' } = world.db.tracks.get(2) ?? {}
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/admin/tracks/2')
  })

  it('links to new lyrics for the track', async () => {
    const { user, world } = await openSite('/admin/tracks/3', { as: 'admin' })
    await user.click(await screen.findByRole('link', { name: 'Write lyrics' }))
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Aijā, žūžū')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.lyrics.all().at(-1)).toMatchObject({ track_id: 3, text: 'Aijā, žūžū' })
  })
})

describe('the list of tracks', () => {
  it('shows and exports artists and durations', async () => {
    const files: Blob[] = []
    stubObjectUrls((file) => String(files.push(file)))
    const { user, world } = await openSite('/admin/tracks?query=Vienīgā', {
      as: 'admin',
      prepare: ({ db }) => void db.tracks.update(1, { name: 'Vienīgā', duration: 155_000 }),
    })
    const row = within((await screen.findByRole('link', { name: 'Vienīgā' })).closest('tr') ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    for (const name of ['Artists', 'Duration']) await user.click(await screen.findByRole('checkbox', { name }))
    await user.keyboard('{Escape}')
    expect(row.getByText('2:35')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Export (CSV)' }))
    await user.click(await screen.findByRole('menuitem', { name: 'This page' }))
    const [head, first] = (await files[0]?.text())?.split('\r\n') ?? []
    expect(head).toMatch(/Song,Artists,Album,Duration,Plays,Last changed$/)
    const { artists = [], album } = world.db.tracks.get(1) ?? {}
    expect(first).toContain(`Vienīgā,${artists.map(({ name }) => name).join('; ')},${album?.name},2:35,`)
  })

  it('filters by an album, and plays a track from its menu', async () => {
    const { user, world } = await openSite('/admin/tracks', { as: 'admin' })
    const { name = '' } = world.db.albums.get(1) ?? {}
    await user.click(await screen.findByRole('button', { name: 'Add filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Album' }))
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Value' }), name)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const [track] = world.db.tracks.all().filter(({ album }) => album?.id === 1)
    const row = within((await screen.findByRole('link', { name: track?.name ?? '' })).closest('tr') ?? document.body)
    await user.click(row.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Play' }))
    await waitFor(() => expect(playback.get().queue.entries[0]?.track.id).toBe(track?.id))
  })
})

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

describe('a refused write of music', () => {
  it.each([
    ['albums.update', '/admin/albums/3'],
    ['tracks.update', '/admin/tracks/3'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('Polka')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(name).toHaveValue('Polka')
  })

  it.each([
    ['albums.remove', '/admin/albums'],
    ['tracks.remove', '/admin/tracks'],
  ])('shows the message of %s, and keeps the row', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select [^a]/ })
    if (box) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(`Could not delete records: No ${endpoint}.`)).toBeVisible()
  })

  it.each([
    ['albums.create', '/admin/albums/new'],
    ['tracks.create', '/admin/tracks/new'],
  ])('keeps what was typed after a refused %s', async (endpoint, path) => {
    const { user, world } = await openSite(path, refusing(endpoint))
    await user.click(await screen.findByRole('textbox', { name: 'Name' }))
    await user.paste('Polka')
    await chooseOption(user, screen.getByRole('combobox', { name: 'Artists' }), world.db.artists.get(1)?.name ?? '')
    await user.tab()
    const duration = screen.queryByRole('textbox', { name: 'Duration' })
    if (duration) await user.click(duration)
    if (duration) await user.paste('2:35')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Polka')
  })
})
