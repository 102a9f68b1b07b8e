import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { cropImage } from '@/core/shared/images/crop-picture'
import { makeAlbum } from '@mock/state/factories/make-album'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { ALBUM, ARTIST, fileOf, song, songInput, songs, waitForSongs } from '@tests/chosen-songs'
import { openUpload } from '@tests/open-upload'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('../backstage-screen'), import('./upload')]))

vi.mock(import('@/core/shared/images/crop-picture'))

beforeEach(() => {
  vi.mocked(cropImage).mockImplementation((file) => Promise.resolve({ status: 'done', file }))
})

/** Long enough for a press of the button while the file is under way. */
const slow: Fault = { kind: 'delay', endpoint: 'fileEntries.upload', ms: 400 }
const picture = fileOf('vāks.png', new Uint8Array([1]), 'image/png')
const coverInput = () =>
  within(screen.getByRole('group', { name: 'Cover' })).getByLabelText('Cover', { selector: 'input' })

const PATH = '/backstage/upload'
const OWN = 'Pūčulēns un draugi'

const openAsArtist = (prepare?: (world: World) => void) =>
  openUpload({ path: PATH, as: 'artist', ...(prepare && { prepare }) })

/** A file as the browser describes it in a drop. */
const fileEntry = (file: File) => ({
  isFile: true,
  fullPath: `/Mana plate/${file.name}`,
  file: (take: (file: File) => void) => take(file),
})

/** Drops a folder on the page. */
function dropFolder(...files: File[]): void {
  const batches = [files.map(fileEntry), []]
  const reader = { readEntries: (take: (entries: unknown[]) => void) => take(batches.shift() ?? []) }
  const folder = { isFile: false, isDirectory: true, fullPath: '/Mana plate', createReader: () => reader }
  const items = [{ kind: 'file', webkitGetAsEntry: () => folder }]
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items } })
}

/** Makes a file claim another size. */
const ofSize = (file: File, size: number): File => Object.defineProperty(file, 'size', { value: size })

const GB = 1024 ** 3

/** Gives the user without artists the right to publish. */
const grantMusic = ({ db }: World) =>
  void db.users.update(personas.free.id, { permissions: [{ name: 'music.create', restrictions: [] }] })

const withAnyArtist = ({ db }: World) =>
  void db.users.update(personas.artist.id, {
    permissions: [{ name: 'music.create', restrictions: [{ name: 'artist_selection', value: true }] }],
  })

const withSecondArtist = ({ db }: World) =>
  void db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'manager' }] })

/** An album of the mock that is the artist's, or one that is not. */
function ownAlbum({ db }: World, isOwn: boolean) {
  const album = db.albums.all().find(({ owner_id }) => (owner_id === personas.artist.id) === isOwn)
  if (!album) throw new Error('The mock lacks the album')
  return album
}

describe('the upload of the backstage', () => {
  it('publishes an album of the artist whom the user manages, though the files name another', async () => {
    const { add, publish, albums, tracksOf } = await openAsArtist()
    await add(...songs)
    expect(screen.getAllByText(OWN)).not.toHaveLength(0)
    await publish()
    expect(await screen.findByRole('heading', { name: '2 songs are published' })).toBeVisible()
    const [album] = albums()
    expect(album).toMatchObject({ owner_id: personas.artist.id, artists: [{ name: OWN }] })
    expect(tracksOf(album?.id)).toMatchObject([
      { name: 'Pirmā', artists: [{ name: OWN }] },
      { name: 'Otrā', artists: [{ name: OWN }] },
    ])
    const [first] = tracksOf(album?.id)
    expect(screen.getByRole('link', { name: 'Pirmā' })).toHaveAttribute('href', `/track/${first?.id}/pirma`)
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/backstage/albums/${album?.id}`)
  })

  it('publishes an album at a date, whose picker opens by a button and takes the focus', async () => {
    const { user, add, publish, albums } = await openAsArtist()
    await add(...songs)
    await user.click(await screen.findByRole('button', { name: 'Choose a date' }))
    const [first] = within(screen.getByRole('group', { name: 'Released on' })).getAllByRole('spinbutton')
    expect(first).toHaveFocus()
    await user.keyboard('12242030')
    await publish()
    await screen.findByRole('heading', { name: /^Comes out on Dec(ember)? 24, 2030/ })
    expect(albums()).toMatchObject([{ release_date: expect.stringMatching(/^2030-12-2[34]T/) as string }])
  })

  it.each([
    ['a year before 1800', '12241799', 'Enter the year 1800 or later.'],
    ['a year of two digits', '12240030', 'Enter the day, month and four-digit year.'],
    ['an incomplete date', '12', 'Enter the day, month and four-digit year.'],
  ])('sends nothing with %s as the release date', async (_, typed, message) => {
    const { user, add, publish, albums } = await openAsArtist()
    await add(...songs)
    await user.click(await screen.findByRole('button', { name: 'Choose a date' }))
    await user.keyboard(typed)
    await publish()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publish the album' })).toBeEnabled()
    expect(within(screen.getByRole('group', { name: 'Released on' })).getAllByRole('spinbutton')).toContain(
      document.activeElement,
    )
    expect(albums()).toEqual([])
  })

  it('applies no early release date to songs', async () => {
    const { user, add } = await openAsArtist()
    await add(song('1.wav', { title: 'Pirmā' }))
    await user.click(screen.getByRole('button', { name: 'Edit Pirmā' }))
    const dialog = within(await screen.findByRole('dialog'))
    const [month] = await within(dialog.getByRole('group', { name: 'Released on' })).findAllByRole('spinbutton')
    month?.focus()
    await user.keyboard('12241799')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('Enter the year 1800 or later.')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('waits for the cover that is still uploading', async () => {
    const { user, world, add, publish, albums } = await openAsArtist()
    await add(...songs)
    const before = world.db.files.all().length
    world.faults.set([slow])
    await user.upload(coverInput(), picture)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(world.db.files.all()).toHaveLength(before + 1)
    expect(albums()).toMatchObject([{ image: expect.stringContaining('album_images') as string }])
  })

  it('asks before it publishes without the cover whose upload failed', async () => {
    const { user, world, add, publish, albums } = await openAsArtist()
    await add(...songs)
    world.faults.set([{ kind: 'status', status: 422, endpoint: slow.endpoint }])
    await user.upload(coverInput(), picture)
    await publish()
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(albums()).toEqual([])
  })

  it('takes a picture that is dropped beside a single, and none for an existing album', async () => {
    const { user, add, publish, tracksOf } = await openAsArtist()
    await add(song('1.wav', { title: 'Pirmā' }))
    await user.click(screen.getByRole('radio', { name: 'Existing album' }))
    await user.upload(songInput() as HTMLElement, picture)
    expect(await screen.findByText('The songs get the cover of their album.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Singles' }))
    await user.upload(songInput() as HTMLElement, picture)
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(tracksOf(undefined)).toMatchObject([{ image: expect.stringContaining('album_images') as string }])
  })

  it('adds the songs of a dropped folder', async () => {
    await openAsArtist()
    // Files of this test alone: a drop marks them with their folder.
    dropFolder(song('1.wav', { title: 'Pirmā' }), song('2.wav', { title: 'Otrā' }))
    await waitForSongs()
    expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).toHaveLength(2)
  })

  it('refuses an empty file and one of 4 GB', async () => {
    const { user, world } = await openAsArtist()
    const filesBefore = world.db.files.all().length
    const empty = fileOf('tukša.wav', new Uint8Array(), 'audio/wav')
    const huge = ofSize(song('milzīga.wav', { title: 'Milzīgā' }), 4 * GB)
    await user.upload(songInput() as HTMLElement, [empty, huge])
    expect(await screen.findByText('“tukša.wav” is empty.')).toBeVisible()
    expect(await screen.findByText(/^“milzīga\.wav” exceeds maximum allowed size of/)).toBeVisible()
    expect(world.db.files.all()).toHaveLength(filesBefore)
  })

  it('deletes the covers of songs with a discarded upload, also those that were not applied', async () => {
    const { user, world, add } = await openAsArtist()
    const filesBefore = world.db.files.all().length
    await add(song('1.wav', { title: 'Pirmā' }))
    for (const button of ['Cancel', 'Apply']) {
      await user.click(screen.getByRole('button', { name: 'Edit Pirmā' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pirmā' }))
      await user.upload(dialog.getByLabelText('Cover', { selector: 'input' }), picture)
      expect(await dialog.findByText('Uploaded')).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(world.db.files.all()).toHaveLength(filesBefore + 3)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard this upload?' }))
    await user.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(world.db.files.all()).toHaveLength(filesBefore))
  })

  it('reports a file that was published before under another name, until its track is deleted', async () => {
    const site = await openUpload({ path: PATH, as: 'free', prepare: grantMusic })
    const { user, world, add, publish, tracksOf } = site
    await add(song('1.wav', { title: 'Pirmā' }))
    await publish()
    await user.click(await screen.findByRole('button', { name: 'Upload more' }))
    await add(song('1.wav', { title: 'Pirmā' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of song 1' }), { target: { value: 'Cita' } })
    await publish()
    const dialog = within(await screen.findByRole('dialog', { name: 'This song may exist already' }))
    expect(dialog.getByText('Published from the same file before: Cita')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    for (const { id } of tracksOf(undefined)) world.db.tracks.remove(id)
    await publish()
    expect(await screen.findByRole('heading', { name: '1 song is published' })).toBeVisible()
  })

  it('reports a recording of the managed artist that the site’s search does not find', async () => {
    const { world, add, publish } = await openAsArtist(({ faults }) =>
      faults.set([{ kind: 'status', status: 403, endpoint: 'search.model' }]),
    )
    const known = world.db.tracks.all().find(({ artists, duration }) => artists.some(({ id }) => id === 1) && duration)
    await add(song('1.wav', { title: known?.name ?? '' }, (known?.duration ?? 0) / 1000))
    await publish()
    const dialog = within(await screen.findByRole('dialog', { name: 'This song may exist already' }))
    expect(dialog.getByText(`Same name and duration: ${known?.name}`)).toBeVisible()
  })

  it('publishes with a tag that is typed and not added yet', async () => {
    const { user, add, publish, albums } = await openAsArtist()
    await add(...songs)
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'miegs')
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(albums()).toMatchObject([{ tags: [{ name: 'miegs' }] }])
  })

  it('credits a user without an artist, who then is one', async () => {
    const { user, world, add, publish, tracksOf } = await openUpload({ path: PATH, as: 'free', prepare: grantMusic })
    await add(song('1.wav', { title: 'Pirmā' }))
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(tracksOf(undefined)).toMatchObject([{ name: 'Pirmā', artists: [{ name: 'Anna Bērziņa' }] }])
    expect(world.db.artists.all().filter(({ name }) => name === 'Anna Bērziņa')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Backstage' }))
    expect(await screen.findByRole('heading', { name: 'Your artists' })).toBeVisible()
  })

  it('asks a user with several artists for the credit, and finds no other artists', async () => {
    const { user, world, add, publish } = await openAsArtist(withSecondArtist)
    const second = world.db.artists.get(2)?.name ?? ''
    await add(...songs)
    await publish()
    expect(await screen.findAllByText('The artists field is required.')).not.toHaveLength(0)
    await user.click(screen.getByRole('combobox', { name: 'Artists' }))
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: new RegExp(`^${second}`) })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('credits other artists where the permission allows it', async () => {
    const { add, publish, albums } = await openAsArtist(withAnyArtist)
    await add(...songs)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(albums()).toMatchObject([{ artists: [{ name: ARTIST }] }])
  })

  it('adds songs to the user’s albums only', async () => {
    const { user, world, add, publish, tracksOf } = await openAsArtist()
    const [own, foreign] = [ownAlbum(world, true), ownAlbum(world, false)]
    await add(song('1.wav', { title: 'Jauna', artist: foreign.artists[0]?.name ?? '', album: foreign.name }))
    expect(screen.queryByRole('button', { name: 'Add to the album' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Existing album' }))
    await chooseOption(user, screen.getByRole('combobox', { name: 'Album' }), own.name)
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(tracksOf(own.id).map(({ name }) => name)).toContain('Jauna')
  })

  it('adds songs to an album of a user without an artist', async () => {
    const own = makeAlbum({ id: 7001, name: 'Mans albums', owner_id: personas.free.id, artists: [] })
    const site = await openUpload({
      path: PATH,
      as: 'free',
      prepare: (world) => {
        grantMusic(world)
        world.db.albums.insert(own)
      },
    })
    await site.add(song('1.wav', { title: 'Pirmā' }))
    await site.user.click(screen.getByRole('radio', { name: 'Existing album' }))
    await chooseOption(site.user, screen.getByRole('combobox', { name: 'Album' }), own.name)
    await site.publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(site.tracksOf(own.id)).toMatchObject([{ name: 'Pirmā' }])
  })

  it('says first that covers cannot be uploaded, and takes none', async () => {
    const { user, add } = await openUpload({ path: PATH, as: 'free', prepare: grantMusic })
    expect(screen.getByText(/^Your account can't upload pictures\./)).toBeVisible()
    await add(...songs)
    expect(await screen.findByRole('textbox', { name: 'Album name' })).toHaveValue(ALBUM)
    expect(screen.queryByRole('group', { name: 'Cover' })).toBeNull()
    const input = screen.getByLabelText<HTMLInputElement>('Add songs', { selector: 'input' })
    input.removeAttribute('accept')
    await user.upload(input, fileOf('vāks.png', new Uint8Array([1]), 'image/png'))
    expect(await screen.findByText('Not songs: vāks.png')).toBeVisible()
  })

  it('refuses users without the permission', async () => {
    await openSite(PATH, { as: 'free' })
    expect(await screen.findByRole('heading', { name: "You don't have permission to see this" })).toBeVisible()
    expect(document.querySelector('input[type=file]')).toBeNull()
  })

  it.each([
    ['child', PATH],
    ['artist', `${PATH}/songs`],
  ] as const)('shows %s the not-found screen at %s', async (as, path) => {
    await openSite(path, { as })
    expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
  })

  it.each([
    ['artist', [PATH]],
    ['free', []],
  ] as const)('links %s from the first page to %j', async (as, expected) => {
    await openSite('/backstage', { as })
    await screen.findByRole('heading', { level: 1, name: 'Backstage' })
    const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Upload music' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
  })
})
