import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'
import { stubDurations } from '@tests/stub-durations'
import { stubObjectUrls } from '@tests/stub-object-urls'

const UPLOAD = 'fileEntries.upload'
/** Long enough for a press of the save button while the file is under way. */
const slow: Fault = { kind: 'delay', endpoint: UPLOAD, ms: 400 }

const bytes = (text: string) => [...new TextEncoder().encode(text)]
const song = (name: string) => new File(['sound'], name, { type: 'audio/mpeg' })

/** A song whose tag contains a title of up to 100 ASCII letters. */
function tagged(name: string, title: string): File {
  const frame = [...bytes('TIT2'), 0, 0, 0, title.length + 1, 0, 0, 3, ...bytes(title)]
  const tag = new Uint8Array([...bytes('ID3'), 3, 0, 0, 0, 0, 0, frame.length, ...frame])
  return new File([tag], name, { type: 'audio/mpeg' })
}

/** Makes the browser read a duration in seconds from every chosen file. */
function stubFileDurations(duration: number): void {
  stubDurations(duration)
  stubObjectUrls(() => 'blob:song')
}

/** Opens the editor of a new album with a name and an artist. */
async function openNew(faults: Fault[]) {
  const site = await openSite('/admin/albums/new', {
    as: 'admin',
    prepare: (world) => {
      stubFileDurations(77)
      world.faults.set(faults)
    },
  })
  const { user, world } = site
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Polkas')
  const artists = await screen.findByRole('combobox', { name: 'Artists' })
  await chooseOption(user, artists, world.db.artists.get(1)?.name ?? '')
  return {
    ...site,
    choose: (...files: File[]) => user.upload(screen.getByLabelText('Upload songs', { selector: 'input' }), files),
    create: () => user.click(screen.getByRole('button', { name: 'Create' })),
    isCreated: () => screen.findByRole('heading', { level: 1, name: 'Polkas' }),
    saved: () => {
      const album = world.db.albums.all().find(({ name }) => name === 'Polkas')
      return world.db.tracks.all().filter((track) => album && track.album?.id === album.id)
    },
  }
}

describe('an album whose songs are uploading', () => {
  it('waits for the uploads before it creates the album', async () => {
    const { choose, create, isCreated, saved } = await openNew([slow])
    await choose(song('Viens.mp3'), song('Divi.mp3'))
    await create()
    expect(await screen.findByText('Saves when the files are uploaded')).toBeVisible()
    await isCreated()
    expect(saved().map(({ duration }) => duration)).toEqual([77_000, 77_000])
  })

  it('asks before it creates the album without a failed upload, which can be retried', async () => {
    const { user, world, choose, create, isCreated, saved } = await openNew([{ kind: 'network', endpoint: UPLOAD }])
    await choose(song('Viens.mp3'))
    await create()
    const dialog = within(await screen.findByRole('dialog', { name: 'Save without 1 file?' }))
    expect(dialog.getByText('Not uploaded: Viens.mp3')).toBeVisible()
    const stay = dialog.getByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(stay).toHaveFocus())
    await user.click(stay)
    expect(world.db.albums.all().some(({ name }) => name === 'Polkas')).toBe(false)
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Retry “Viens.mp3”' }))
    await create()
    await isCreated()
    expect(saved()).toMatchObject([{ duration: 77_000 }])
  })

  it('leaves out the failed songs that the user gives up or removes', async () => {
    const faults: Fault[] = [{ kind: 'network', endpoint: UPLOAD }]
    const { user, choose, create, isCreated, saved } = await openNew(faults)
    await choose(song('Viens.mp3'), song('Divi.mp3'))
    await user.click(await screen.findByRole('button', { name: 'Remove “Viens.mp3” from the list' }))
    await create()
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await isCreated()
    expect(saved()).toEqual([])
  })

  it('reads title and duration from the file when the server cannot read it', async () => {
    const { choose, create, isCreated, saved } = await openNew([
      { kind: 'network', endpoint: 'tracks.extractMetadata' },
    ])
    await choose(tagged('01.mp3', 'Pele brauca'))
    await create()
    await isCreated()
    expect(saved()).toMatchObject([{ name: 'Pele brauca', duration: 77_000 }])
  })
})

describe('a list of failed uploads', () => {
  it('retries all with one button', async () => {
    const { user, world, choose } = await openNew([{ kind: 'network', endpoint: UPLOAD }])
    await choose(song('Viens.mp3'), song('Divi.mp3'))
    const retryAll = await screen.findByRole('button', { name: 'Retry all' })
    world.faults.set([])
    await user.click(retryAll)
    expect(await screen.findByText('2 files uploaded.', { selector: '[role=status]' })).toBeInTheDocument()
  })
})

/** Makes every file a picture that the browser can show. */
function stubPictures(): void {
  class Picture {
    readonly naturalWidth = 10
    readonly naturalHeight = 10
    src = ''
    readonly decode = () => Promise.resolve()
  }
  vi.stubGlobal('Image', Picture)
  stubObjectUrls(() => 'blob:picture')
}

describe.each([
  ['artists', 'Add pictures'],
  ['custom-pages', 'Image'],
])('the editor of %s', (kind, label) => {
  it('asks before it saves without a picture that has failed', async () => {
    stubPictures()
    const { user } = await openSite(`/admin/${kind}/1`, {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ kind: 'network', endpoint: UPLOAD }]),
    })
    const picture = new File(['x'], 'bilde.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(label, { selector: 'input' }), picture)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not uploaded: bilde.png')).toBeVisible()
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
