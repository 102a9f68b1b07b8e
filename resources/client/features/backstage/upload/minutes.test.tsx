import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { minutes } from '@/lib/dates/duration'
import { makeTrack } from '@mock/state/factories/make-track'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { ALBUM, song } from '@tests/chosen-songs'
import { openUpload } from '@tests/open-upload'

beforeAll(() => Promise.all([import('../backstage-screen'), import('./upload')]))

afterEach(() => focusManager.setFocused(undefined))

/** Allows the user a number of minutes. */
const allow = ({ db }: World, value: number): void =>
  void db.users.update(personas.free.id, {
    permissions: [{ name: 'music.create', restrictions: [{ name: 'minutes', value }] }],
  })

/** Opens the upload of a user who may upload a number of minutes. */
const openWith = (value: number) =>
  openUpload({ path: '/backstage/upload', as: 'free', prepare: (world) => allow(world, value) })

const songs = [song('1.wav', { title: 'Pirmā', album: ALBUM }, 50), song('2.wav', { title: 'Otrā', album: ALBUM }, 55)]

describe('the minutes left', () => {
  it('appear first, and shrink with a publication', async () => {
    const { add, publish } = await openWith(10)
    expect(await screen.findByText('You can upload 10 more minutes of music.')).toBeVisible()
    await add(...songs)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(await screen.findByText('You can upload 8 more minutes of music.')).toBeVisible()
  })

  it('stop longer songs before anything is sent, with a link to more', async () => {
    const { user, add, publish, albums, tracksOf } = await openWith(1)
    await add(...songs)
    const text = 'These songs take 2 minutes, which is more than you have left (1).'
    expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      expect.stringContaining('music.create'),
    )
    await publish()
    expect(screen.getByText('These songs take more minutes than you have left.')).toBeVisible()
    expect(albums()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove Otrā' }))
    expect(screen.queryByText(text)).toBeNull()
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }])
    expect(await screen.findByText("You've used all the minutes of music in your plan.")).toBeVisible()
  })

  it('keep what no longer fits, say what is public, and continue once there are more', async () => {
    const { world, add, publish, albums, tracksOf } = await openWith(2)
    await add(...songs)
    const used = { id: world.db.tracks.nextId(), owner_id: personas.free.id, duration: minutes(1) }
    world.db.tracks.insert(makeTrack(used))
    await publish()
    expect(await screen.findByText('1 of 2 songs are public.')).toBeVisible()
    expect(screen.getByText('Not public: Otrā')).toBeVisible()
    expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }])
    const tooLong = /^These songs take 1 minute, which is more/
    expect(await screen.findByText(tooLong)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name of song 2' })).toHaveValue('Otrā')

    allow(world, 10)
    // Back from the plans. Not by an event: libraries listen for it once, in the first file of a window.
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(screen.queryByText(tooLong)).toBeNull())
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }, { name: 'Otrā' }])
    expect(albums()).toHaveLength(1)
  })

  it('stay away without a limit', async () => {
    const { add, publish } = await openUpload({
      path: '/backstage/upload',
      as: 'artist',
      prepare: ({ faults }) => faults.set([{ kind: 'empty', body: 'null', endpoint: 'users.minutesLeft' }]),
    })
    await add(...songs)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(screen.queryByText(/minutes? of music/)).toBeNull()
  })

  it('show an error with a retry when the server refuses them, and stop no song until then', async () => {
    const { user, world, add, publish, albums } = await openWith(10)
    await screen.findByText('You can upload 10 more minutes of music.')
    world.faults.set([{ kind: 'status', status: 403, endpoint: 'users.minutesLeft' }])
    await add(...songs)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(albums()).toHaveLength(1)
    expect(await screen.findByText("We couldn't load how many minutes of music you have left.")).toBeVisible()
    expect(screen.queryByText(/You can upload/)).toBeNull()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You can upload 8 more minutes of music.')).toBeVisible()
    expect(screen.queryByText(/^We couldn't load/)).toBeNull()
  })
})
