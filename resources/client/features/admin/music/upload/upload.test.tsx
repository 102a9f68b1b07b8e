import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseOption } from '@tests/choose-option'
import { ALBUM, ARTIST, song, songs } from '@tests/chosen-songs'
import { grant } from '@tests/faults/admin-rights'
import { openUpload } from '@tests/open-upload'

const nameOf = (number: number) => screen.findByRole('textbox', { name: `Name of song ${number}` })

describe('the upload screen', () => {
  it('fills an album from the files, and publishes it in their order', async () => {
    const { add, publish, albums, tracksOf } = await openUpload()
    await add(...songs.toReversed())
    expect(await screen.findByRole('textbox', { name: 'Album name' })).toHaveValue(ALBUM)
    expect(await nameOf(1)).toHaveValue('Pirmā')
    await publish()
    expect(await screen.findByRole('heading', { name: '2 songs are published' })).toBeVisible()
    const [album] = albums()
    expect(album).toMatchObject({ artists: [{ name: ARTIST }] })
    expect(tracksOf(album?.id)).toMatchObject([
      { name: 'Pirmā', number: 1, duration: 21_000, artists: [{ name: ARTIST }] },
      { name: 'Otrā', number: 2, duration: 22_000, artists: [{ name: ARTIST }] },
    ])
    expect(screen.getByRole('link', { name: 'Open the album' })).toHaveAttribute(
      'href',
      `/album/${album?.id}/mana-plate`,
    )
    expect(screen.getByRole('link', { name: 'Pirmā' })).toBeVisible()
  })

  it('starts over after everything is public', async () => {
    const { user, add, publish } = await openUpload()
    await add(...songs)
    await publish()
    await user.click(await screen.findByRole('button', { name: 'Upload more' }))
    expect(screen.getByText('Drop songs or an album’s folder here')).toBeVisible()
  })

  it('publishes singles, each by itself', async () => {
    const { user, add, publish, albums, tracksOf } = await openUpload()
    await add(...songs)
    await user.click(screen.getByRole('radio', { name: 'Singles' }))
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(albums()).toEqual([])
    expect(tracksOf(undefined)).toMatchObject([{ name: 'Pirmā' }, { name: 'Otrā' }])
  })

  it('adds the songs to the album that their tags name, after those it has', async () => {
    const { user, world, add, publish, tracksOf } = await openUpload()
    const existing = world.db.albums.all().find(({ artists }) => artists.length > 0)
    const before = tracksOf(existing?.id).length
    const tags = { artist: existing?.artists[0]?.name ?? '', album: existing?.name ?? '' }
    await add(song('1.wav', { title: 'Jauna', ...tags }))
    await user.click(await screen.findByRole('button', { name: 'Add to the album' }))
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    const after = tracksOf(existing?.id)
    expect(after).toHaveLength(before + 1)
    expect(after.find(({ name }) => name === 'Jauna')?.number).toBe(before + 1)
  })

  it('keeps the songs separate from a matched album', async () => {
    const { user, world, add } = await openUpload()
    const existing = world.db.albums.all().find(({ artists }) => artists.length > 0)
    await add(song('1.wav', { artist: existing?.artists[0]?.name ?? '', album: existing?.name ?? '' }))
    await user.click(await screen.findByRole('button', { name: 'Keep separate' }))
    expect(screen.queryByRole('button', { name: 'Add to the album' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'Singles' })).toBeChecked()
  })

  it('creates an artist that the files name, and credits every song', async () => {
    const { user, world, add, publish, albums, tracksOf } = await openUpload()
    const named = { artist: 'Nezināmie zēni', album: ALBUM }
    await add(song('1.wav', { title: 'Pirmā', ...named }), song('2.wav', { title: 'Otrā', ...named }, 22))
    await user.click(await screen.findByRole('button', { name: 'Create “Nezināmie zēni”' }))
    await waitFor(() => expect(screen.queryByText('The files name artists that are not credited yet:')).toBeNull())
    expect(world.db.artists.all().filter(({ name }) => name === 'Nezināmie zēni')).toHaveLength(1)
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    expect(albums()).toMatchObject([{ artists: [{ name: 'Nezināmie zēni' }] }])
    expect(tracksOf(albums()[0]?.id)).toMatchObject([
      { artists: [{ name: 'Nezināmie zēni' }] },
      { artists: [{ name: 'Nezināmie zēni' }] },
    ])
  })

  it('says what is missing before anything is sent, and focuses the first field', async () => {
    const { user, add, publish, albums } = await openUpload()
    await add(song('1.wav', { title: 'Pirmā' }), song('2.wav', { title: 'Otrā' }, 22))
    await publish()
    expect(await screen.findByText('3 fields are missing.')).toBeVisible()
    const album = screen.getByRole('textbox', { name: 'Album name' })
    expect(album).toHaveFocus()
    expect(album).toHaveAccessibleDescription('The name field is required.')
    await user.type(album, ALBUM)
    expect(screen.getByText('2 fields are missing.')).toBeVisible()
    expect(albums()).toEqual([])
  })

  it('edits several songs together, and leaves alone what is not changed', async () => {
    const { user, world, add, publish, albums, tracksOf } = await openUpload()
    await add(...songs)
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Edit 2 songs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 songs' }))
    expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull()
    const other = world.db.artists.all().find(({ name }) => name !== ARTIST)?.name ?? ''
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Artists' }), other)
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Rīta dziesmas')
    await user.click(dialog.getByRole('button', { name: 'Apply to 2 songs' }))
    await publish()
    await screen.findByRole('heading', { name: '2 songs are published' })
    const both = { description: 'Rīta dziesmas', artists: [{ name: ARTIST }, { name: other }] }
    expect(tracksOf(albums()[0]?.id)).toMatchObject([
      { name: 'Pirmā', ...both },
      { name: 'Otrā', ...both },
    ])
  })

  it('edits one song with its lyrics', async () => {
    const { user, add, publish, tracksOf } = await openUpload()
    await add(song('1.wav', { title: 'Pirmā', artist: ARTIST, lyrics: 'Aijā' }))
    await user.click(screen.getByRole('button', { name: 'Edit Pirmā' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pirmā' }))
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Aijā')
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Cita' } })
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await nameOf(1)).toHaveValue('Cita')
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(tracksOf(undefined)).toMatchObject([{ name: 'Cita' }])
  })

  it('asks before it publishes a song that exists already', async () => {
    const { user, world, add, publish } = await openUpload()
    const known = world.db.tracks.all().find(({ name, duration }) => name && duration && duration < 300_000)
    await add(song('1.wav', { title: known?.name ?? '', artist: ARTIST }, (known?.duration ?? 0) / 1000))
    await publish()
    const dialog = within(await screen.findByRole('dialog', { name: 'This song may exist already' }))
    expect(dialog.getByText(`Same name and duration: ${known?.name}`)).toBeVisible()
    const count = world.db.tracks.all().length
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(world.db.tracks.all()).toHaveLength(count)
    await publish()
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }))
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(world.db.tracks.all()).toHaveLength(count + 1)
  })

  it('says which files are not songs, and adds the others', async () => {
    const { add } = await openUpload()
    await add(song('1.wav', { title: 'Pirmā' }), new File(['{}'], 'saraksts.json', { type: 'application/json' }))
    expect(await screen.findByText('Not songs: saraksts.json')).toBeVisible()
    expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).toHaveLength(1)
  })

  it.each([
    ['a press', (press: () => Promise<void>) => press()],
    ['the connection is back', () => void fireEvent(window, new Event('online'))],
  ])('reads the tags again after %s, and keeps what was entered', async (_, again) => {
    const { user, world, add } = await openUpload()
    world.faults.set([{ kind: 'network', endpoint: 'tracks.extractMetadata' }])
    await add(song('1.wav', { title: 'Pirmā', artist: ARTIST, album: ALBUM }))
    expect(screen.getByText("We couldn't read artist, album and cover from the file.")).toBeVisible()
    expect(screen.queryByText(ARTIST)).toBeNull()
    const name = await nameOf(1)
    await user.clear(name)
    await user.type(name, 'Mana')
    world.faults.set([])
    const retry = screen.getByRole('button', { name: 'Retry “Mana”' })
    await again(() => user.click(retry))
    expect(await screen.findByText(ARTIST)).toBeVisible()
    expect(screen.queryByText("We couldn't read artist, album and cover from the file.")).toBeNull()
    expect(await nameOf(1)).toHaveValue('Mana')
  })

  it('leaves a file whose tags the server refused to read', async () => {
    const { world, add } = await openUpload()
    world.faults.set([{ kind: 'status', status: 422, endpoint: 'tracks.extractMetadata' }])
    await add(song('1.wav', { title: 'Pirmā', artist: ARTIST }))
    world.faults.set([])
    fireEvent(window, new Event('online'))
    expect(screen.queryByText('Reading the file…')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })

  it('adds a file once', async () => {
    const { add } = await openUpload()
    await add(...songs)
    await add(...songs)
    expect(await screen.findByText('Songs that are already here were not added again.')).toBeVisible()
    expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).toHaveLength(2)
  })

  it('offers no new album and no new artist to a user who may create neither', async () => {
    const { add } = await openUpload({
      as: 'free',
      prepare: (world) =>
        grant(world, [
          'admin.access',
          'music.view',
          'tracks.view',
          'tracks.create',
          'music.create',
          'files.create',
          'artists.view',
        ]),
    })
    const named = { artist: 'Nezināmie zēni' }
    await add(song('1.wav', { title: 'Pirmā', ...named }), song('2.wav', { title: 'Otrā', ...named }, 22))
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Existing album',
      'Singles',
    ])
    expect(screen.getByRole('radio', { name: 'Singles' })).toBeChecked()
    expect(await screen.findByText('Nezināmie zēni')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create “Nezināmie zēni”' })).toBeNull()
  })
})
