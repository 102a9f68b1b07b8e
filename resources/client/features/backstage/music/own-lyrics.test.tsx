import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

beforeAll(() =>
  Promise.all([import('@/core/shared/forms/form-engine'), import('../backstage-screen'), import('./own-lyrics')]),
)

/** A song of the managed artist, and its lyrics. */
const [SONG, LYRICS] = [1, 901]
const TIMED = '[00:01.00]Sikspārnis\n[00:02.00]lido pār ezeru'

/** Gives the song lyrics; without any, it has none. */
const withLyrics =
  (text?: string, is_synced = false) =>
  ({ db }: World): void => {
    for (const { id, track_id } of db.lyrics.all()) if (track_id === SONG) db.lyrics.remove(id)
    if (text === undefined) return
    const created_at = new Date().toISOString()
    db.lyrics.insert({ id: LYRICS, track_id: SONG, text, is_synced, duration: null, created_at })
  }

/** Gives more songs than fit on a page lyrics that changed later. */
const manyWithText =
  (text: string) =>
  ({ db }: World): void => {
    const updated_at = new Date(Date.now() + 60_000).toISOString()
    for (let id = 1001; id <= 1250; id += 1)
      db.lyrics.insert({ id, track_id: id, text, is_synced: false, duration: null, created_at: updated_at, updated_at })
  }

/** Makes the first search of the list find nothing. */
function findsNothing({ faults }: World): void {
  const body = { message: '', pagination: { data: [], current_page: 1, last_page: 1, per_page: 100, total: 0 } }
  faults.set([{ kind: 'status', status: 200, endpoint: 'lyrics.list', body, times: 1 }])
}

const mayEditLyrics = ({ db }: World): void => {
  const role = db.roles.all().find(({ name }) => name === 'artists')
  const rights = ['view', 'create', 'update'].map((right) => ({ name: `lyrics.${right}`, restrictions: [] }))
  if (role) db.roles.update(role.id, { permissions: [...role.permissions, ...rights] })
}

/** Opens a page of the backstage as an artist. */
const open = (path: string, ...prepared: ((world: World) => void)[]) =>
  openSite(`/backstage/${path}`, { as: 'artist', prepare: (world) => prepared.forEach((prepare) => prepare(world)) })

const lyricsOf = ({ db }: World) => db.lyrics.all().filter(({ track_id }) => track_id === SONG)
const lyrics = () => screen.findByRole('textbox', { name: 'Text' })

describe('the lyrics of a song without rights to lyrics', () => {
  it('take plain text, which is saved with the song', async () => {
    const { user, world } = await open(`tracks/${SONG}`, withLyrics('Aijā'))
    const text = await lyrics()
    expect(text).toHaveValue('Aijā')
    await user.clear(text)
    await user.paste('<b>žūžū</b>')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([{ text: '<b>žūžū</b>', is_synced: false }])
  })

  it('keep their times unless the text changes, which the field says', async () => {
    const { user, world } = await open(`tracks/${SONG}`, withLyrics(TIMED, true))
    expect(await lyrics()).toHaveAccessibleDescription(/their times are lost/)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([{ text: TIMED, is_synced: true }])
  })

  it('stay as they are when they could not be loaded', async () => {
    const { user, world } = await open(`tracks/${SONG}`, withLyrics('Aijā'), ({ faults }) =>
      faults.set([{ kind: 'status', status: 403, endpoint: 'tracks.lyrics' }]),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([{ text: 'Aijā' }])
  })

  it('show no editor of their own', async () => {
    await open(`tracks/${SONG}/lyrics`)
    expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
  })
})

describe('the lyrics of a song with the rights to lyrics', () => {
  it('open in the editor that times them', async () => {
    const { user, world } = await open(`tracks/${SONG}`, withLyrics(TIMED, true), mayEditLyrics)
    await user.click(await screen.findByRole('link', { name: 'Open the lyrics' }))
    const time = await screen.findByRole('textbox', { name: 'Time of line 2' })
    await user.clear(time)
    await user.paste('00:05.50')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([
      { id: LYRICS, text: '[00:01.00]Sikspārnis\n[00:05.50]lido pār ezeru', is_synced: true },
    ])
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    await user.click(crumbs.getByRole('link', { name: world.db.tracks.get(SONG)?.name ?? '' }))
    expect(await screen.findByRole('link', { name: 'Open the lyrics' })).toBeVisible()
  })

  it.each([
    ['reads names only', [findsNothing]],
    ['finds them after those of many others', [manyWithText('Aijā')]],
    ['reads names only, and the list is long', [findsNothing, manyWithText('Zaķītis')]],
  ])('open for changes where the search of the list %s', async (_, prepared) => {
    const { user, world } = await open(`tracks/${SONG}/lyrics`, withLyrics('Aijā'), mayEditLyrics, ...prepared)
    await user.type(await lyrics(), ', žūžū')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([{ id: LYRICS, text: 'Aijā, žūžū' }])
  })

  it('open as new ones, and are created once', async () => {
    const { user, world } = await open(`tracks/${SONG}`, withLyrics(), mayEditLyrics)
    await user.click(await screen.findByRole('link', { name: 'Write lyrics' }))
    await user.type(await lyrics(), 'Sikspārnis')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
    await user.type(await lyrics(), ' lido')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(lyricsOf(world)).toMatchObject([{ text: 'Sikspārnis lido' }])
  })

  it.each(['tracks/999999/lyrics', 'tracks/1/lyrics/2', 'albums/1/lyrics'])('show nothing at %s', async (path) => {
    await open(path, mayEditLyrics)
    expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
  })
})
