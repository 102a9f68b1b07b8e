import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import { ALBUM, ARTIST, song, songs } from '@tests/chosen-songs'
import { openUpload } from '@tests/open-upload'

/** Opens the screen with the two songs of an album, all uploaded. */
async function openAlbum(...faults: Fault[]) {
  const site = await openUpload()
  await site.add(...songs)
  site.world.faults.set(faults)
  return site
}
const published = () => screen.findByRole('heading', { name: '2 songs are published' })

const refusal: Fault = {
  kind: 'status',
  endpoint: 'tracks.create',
  status: 422,
  every: 2,
  times: 1,
  body: { message: 'Invalid.', errors: { name: ['The name is taken.'], src: ['The file is broken.'] } },
}

it('says exactly what is public after a refusal, and continues with the rest', async () => {
  const { user, publish, albums, tracksOf } = await openAlbum(refusal)
  await publish()
  expect(await screen.findByText('1 of 2 songs are public.')).toBeVisible()
  expect(screen.getByText('Not public: Otrā')).toBeVisible()
  expect(await screen.findByText('The file is broken.')).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Name of song 2' })
  expect(name).toHaveAccessibleDescription('The name is taken.')
  expect(screen.queryByRole('textbox', { name: 'Name of song 1' })).toBeNull()
  fireEvent.change(name, { target: { value: 'Cita' } })
  await user.click(screen.getByRole('button', { name: 'Publish the remaining song' }))
  await published()
  expect(albums()).toHaveLength(1)
  expect(tracksOf(albums()[0]?.id)).toMatchObject([
    { name: 'Pirmā', number: 1 },
    { name: 'Cita', number: 2 },
  ])
})

it('gives no number twice after songs were removed and added between two tries', async () => {
  const { user, world, add, publish, albums, tracksOf } = await openUpload()
  const third = song('3.wav', { title: 'Trešā', artist: ARTIST, album: ALBUM }, 23)
  await add(...songs, third)
  world.faults.set([{ kind: 'status', endpoint: 'tracks.create', status: 400, times: 2 }])
  await publish()
  expect(await screen.findByText('Not public: Pirmā, Otrā')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Pirmā' }))
  await add(song('4.wav', { title: 'Ceturtā', artist: ARTIST, album: ALBUM }, 24))
  await user.click(screen.getByRole('button', { name: 'Publish the remaining 2 songs' }))
  await screen.findByRole('heading', { name: '3 songs are published' })
  expect(tracksOf(albums()[0]?.id)).toMatchObject([
    { name: 'Otrā', number: 1 },
    { name: 'Trešā', number: 3 },
    { name: 'Ceturtā', number: 4 },
  ])
})

it('keeps what is public when the rest is removed, and deletes the files of the rest', async () => {
  const { user, world, publish, albums, tracksOf } = await openAlbum(refusal)
  const files = world.db.files.all().length
  await publish()
  await user.click(await screen.findByRole('button', { name: 'Remove Otrā' }))
  await user.click(await screen.findByRole('button', { name: 'Upload more' }))
  await waitFor(() => expect(world.db.files.all()).toHaveLength(files - 1))
  expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }])
})

it.each<[string, Fault]>([
  ['a lost response', { kind: 'lost', endpoint: 'tracks.create', times: 1 }],
  ['half a response', { kind: 'truncated', endpoint: 'tracks.create', times: 1 }],
  ['a response of another shape', { kind: 'wrongShape', endpoint: 'tracks.create', times: 1 }],
])('asks the server about a track after %s, and publishes nothing twice', async (_, fault) => {
  const { user, publish, albums, tracksOf } = await openAlbum(fault)
  await publish()
  const text = "We couldn't confirm that it is public. Publish again: we check first."
  expect(await screen.findByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Publish the remaining/ }))
  await published()
  expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }, { name: 'Otrā' }])
})

it.each<[string, Fault]>([
  ['a lost response', { kind: 'lost', endpoint: 'albums.create', times: 1 }],
  ['a response of another shape', { kind: 'wrongShape', endpoint: 'albums.create', times: 1 }],
])('asks the server about the album after %s, and creates it once', async (_, fault) => {
  const { publish, albums, tracksOf } = await openAlbum(fault)
  await publish()
  const text = "We couldn't confirm that the album was created. Publish again: we check first."
  expect(await screen.findByText(text)).toBeVisible()
  await publish()
  await published()
  expect(albums()).toHaveLength(1)
  expect(tracksOf(albums()[0]?.id)).toHaveLength(2)
})

it.each(['none', 'null', 'text', 'list', 'noContent'] as const)(
  'publishes an album whose responses are empty (%s)',
  async (body) => {
    const { publish, albums, tracksOf } = await openAlbum(
      { kind: 'empty', endpoint: 'albums.create', body },
      { kind: 'empty', endpoint: 'tracks.create', body },
    )
    await publish()
    await published()
    expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Pirmā' }, { name: 'Otrā' }])
  },
)

it('keeps everything when the server refuses the album', async () => {
  const errors = { name: ['The name is taken.'] }
  const { publish, albums } = await openAlbum({
    kind: 'status',
    endpoint: 'albums.create',
    status: 422,
    times: 1,
    body: { message: 'Invalid.', errors },
  })
  await publish()
  const text = 'The album was not created, and no song is public. Nothing that you entered is lost.'
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Album name' })).toHaveAccessibleDescription('The name is taken.')
  expect(albums()).toEqual([])
  await publish()
  await published()
})

it('stops at a refusal of the user, with the server’s words', async () => {
  const { world, publish, albums, tracksOf } = await openAlbum({
    kind: 'status',
    endpoint: 'tracks.create',
    status: 403,
    body: { message: 'You have no minutes left.' },
  })
  await publish()
  expect(await screen.findByText('You have no minutes left.')).toBeVisible()
  expect(tracksOf(albums()[0]?.id)).toEqual([])
  world.faults.set([])
  await publish()
  await published()
  expect(albums()).toHaveLength(1)
})

it('reads titles from the names of files whose tags the server cannot read, and asks for the rest', async () => {
  const { user, add, publish, world, tracksOf } = await openUpload()
  world.faults.set([{ kind: 'status', endpoint: 'tracks.extractMetadata', status: 400 }])
  await add(song('01 Aijā.wav', { artist: ARTIST }))
  expect(screen.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue('Aijā')
  await publish()
  expect(await screen.findByText('The artists field is required.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText("1 song that isn't published will be deleted.")).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue('Aijā')
  expect(tracksOf(undefined)).toEqual([])
})

it('says that an artist was not created', async () => {
  const { user, add, world } = await openUpload()
  await add(song('1.wav', { title: 'Pirmā', artist: 'Nezināmie zēni' }))
  const body = { message: 'No new artists.' }
  world.faults.set([{ kind: 'status', endpoint: 'artists.create', status: 400, times: 1, body }])
  const create = await screen.findByRole('button', { name: 'Create “Nezināmie zēni”' })
  await user.click(create)
  expect(await screen.findByText('No new artists.')).toBeVisible()
  await user.click(create)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Create “Nezināmie zēni”' })).toBeNull())
})

it('deletes the uploaded files when everything is discarded, and keeps the draft when it cannot', async () => {
  const { user, world } = await openAlbum({ kind: 'status', endpoint: 'fileEntries.remove', status: 400, times: 1 })
  const discard = async () => {
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this upload?' }))
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
  }
  const files = world.db.files.all().length
  await discard()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).toHaveLength(2)
  expect(world.db.files.all()).toHaveLength(files)
  await discard()
  expect(await screen.findByText('Drop songs or an album’s folder here')).toBeVisible()
  expect(world.db.files.all()).toHaveLength(files - 2)
})

it('brings a removed song back, and deletes the file of one that stays away', async () => {
  const { user, world, publish, albums, tracksOf } = await openAlbum()
  const files = world.db.files.all().length
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove Pirmā' }))
  await remove()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue('Pirmā')
  await remove()
  await publish()
  await screen.findByRole('heading', { name: '1 song is published' })
  expect(tracksOf(albums()[0]?.id)).toMatchObject([{ name: 'Otrā', number: 1 }])
  await waitFor(() => expect(world.db.files.all()).toHaveLength(files - 1))
})
