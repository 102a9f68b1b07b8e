import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { recording } from '@tests/e2e/fixtures/recording'

import { createWorld } from '../../site/create-world'
import { makeFile } from '../../state/factories/make-file'
import { audioMetadata } from './audio-metadata'

const RECORDINGS = 'tests/e2e/fixtures/audio'

const { db } = createWorld()
const album = db.albums.all().find(({ artists }) => artists.length > 0)
const artist = album?.artists[0]
const genre = db.genres.all()[0]

const wav = (tags: Parameters<typeof recording>[0]['tags']) =>
  makeFile({ name: '01. Aijā.wav', content: new Blob([new Uint8Array(recording({ seconds: 3, tags: tags ?? {} }))]) })
const names = { artist: artist?.name.toUpperCase() ?? '', album: album?.name ?? '' }

describe('audioMetadata', () => {
  it('reads every tag, and a known genre as its record', async () => {
    const tags = { title: 'Pūt, vējiņi', genre: `${genre?.display_name}; Jauns`, date: '2026-03-01', lyrics: 'Pūt' }
    expect(await audioMetadata(wav(tags), { db, autoMatchAlbum: false })).toMatchObject({
      title: 'Pūt, vējiņi',
      duration: 3000,
      genres: [{ id: genre?.id }, 'Jauns'],
      release_date: '2026-03-01T00:00:00.000Z',
      lyrics: 'Pūt',
    })
  })

  it('takes the title from the name of a file without tags, and nothing from one that is no recording', async () => {
    expect(await audioMetadata(wav({}), { db, autoMatchAlbum: true })).toMatchObject({ title: 'Aijā', genres: [] })
    const text = makeFile({ name: 'teksts.mp3', content: new Blob(['<b>']) })
    expect(await audioMetadata(text, { db, autoMatchAlbum: true })).toMatchObject({ title: 'teksts', duration: null })
  })

  it('matches the artist, and the album only on request', async () => {
    const found = await audioMetadata(wav(names), { db, autoMatchAlbum: true })
    expect(found).toMatchObject({ artist: { id: artist?.id }, album: { id: album?.id }, album_name: album?.name })
    expect(await audioMetadata(wav(names), { db, autoMatchAlbum: false })).not.toHaveProperty('album')
  })

  it('matches nothing where the site does not', async () => {
    const other = createWorld().db
    other.settings.uploads = { ...other.settings.uploads, autoMatch: false }
    const found = await audioMetadata(wav(names), { db: other, autoMatchAlbum: true })
    expect(found).not.toHaveProperty('artist')
    expect(found.artist_name).toBe(names.artist)
  })

  it.each([
    ['1.wav', 'Žagata čigāne'],
    ['2.mp3', 'Ēnas ņirb'],
    ['3.flac', 'Ģīmis spogulī'],
    ['4.m4a', 'Ķēniņš jūrā'],
    ['5.ogg', 'Ļoti rāms vējš'],
  ])('reads the tags of %s', async (name, title) => {
    const content = new Blob([new Uint8Array(await readFile(join(RECORDINGS, name)))])
    expect(await audioMetadata(makeFile({ name, content }), { db, autoMatchAlbum: false })).toMatchObject({
      title,
      artist_name: 'Pūčulēns un draugi',
      album_name: 'Ķiršu šūpoles',
      genres: [{ display_name: 'Šūpuļdziesmas' }],
      release_date: expect.stringMatching(/^2026/) as unknown,
    })
  })

  it.each(['2.mp3', '3.flac', '4.m4a', '5.ogg'])('survives any end of %s', async (name) => {
    const bytes = new Uint8Array(await readFile(join(RECORDINGS, name)))
    for (let end = 0; end < 600; end += 7) {
      const cut = makeFile({ name, content: new Blob([bytes.slice(0, end)]) })
      expect((await audioMetadata(cut, { db, autoMatchAlbum: false })).title).toBeTruthy()
    }
  })

  it('survives sizes that exceed the file', async () => {
    const content = new Uint8Array(recording({ seconds: 1, tags: { title: 'Aijā' } }))
    new DataView(content.buffer).setUint32(16, 0xff_ff_ff_ff, true)
    const broken = makeFile({ name: 'x.wav', content: new Blob([content.slice(0, 60)]) })
    expect(await audioMetadata(broken, { db, autoMatchAlbum: true })).toMatchObject({ title: 'x' })
  })
})
