import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

import { recording } from './e2e/fixtures/recording'
import { openSite } from './site'

/** An artist of the mock, and an album that it does not have. */
export const [ARTIST, ALBUM] = ['Anniņa Dūja', 'Mana plate']

type Tags = NonNullable<Parameters<typeof recording>[0]['tags']>

/** Makes a file whose content arrives at the mock: Vitest reads it from a property that jsdom does not set anymore. */
export function fileOf(name: string, content: Uint8Array, type: string): File {
  const file = new File([new Uint8Array(content)], name, { type, lastModified: 1 })
  for (const symbol of Object.getOwnPropertySymbols(file)) {
    const inner: unknown = Reflect.get(file, symbol)
    if (typeof inner === 'object' && inner !== null) Object.assign(inner, { _buffer: content })
  }
  return file
}

/** Makes forms send files themselves: named ones are copies, without the content of {@link fileOf}. */
function stubForms(): void {
  class Form extends FormData {
    override append(name: string, value: string | Blob): void {
      super.append(name, value)
    }
  }
  vi.stubGlobal('FormData', Form)
}

/** A recording of silence with tags. */
export const song = (name: string, tags: Tags, seconds = 21): File =>
  fileOf(name, recording({ seconds, tags }), 'audio/wav')

/** Two songs of an album. */
export const songs = [
  song('1.wav', { title: 'Pirmā', artist: ARTIST, album: ALBUM }),
  song('2.wav', { title: 'Otrā', artist: ARTIST, album: ALBUM }, 22),
]

/** Makes the browser decode every recording to silence. */
function stubDecoder(): void {
  class Decoder {
    readonly decodeAudioData = () => Promise.resolve({ getChannelData: () => new Float32Array(1) })
  }
  vi.stubGlobal('OfflineAudioContext', Decoder)
}

type UploadVisit = Parameters<typeof openSite>[1] & { path?: string }

/** Opens an upload screen; by default that of the admin area, as an administrator. */
export async function openUpload({ path = '/admin/upload', ...visit }: UploadVisit = {}) {
  const site = await openSite(path, { as: 'admin', ...visit })
  stubDecoder()
  stubForms()
  const { user, world } = site
  const before = new Set(world.db.tracks.all().map(({ id }) => id))
  await waitFor(() => expect(document.querySelector('input[type=file][multiple]')).not.toBeNull())
  return {
    ...site,
    /** Chooses files, and waits until those that are songs are uploaded and read. */
    add: async (...files: File[]) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
      await user.upload(input ?? document.createElement('input'), files)
      await waitFor(() => {
        expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).not.toHaveLength(0)
        expect(screen.queryAllByRole('progressbar')).toEqual([])
        for (const state of ['Waiting', 'Reading the file…']) expect(screen.queryByText(state)).toBeNull()
      })
    },
    publish: () => user.click(screen.getByRole('button', { name: /^Publish (the|\d)/ })),
    albums: () => world.db.albums.all().filter(({ name }) => name === ALBUM),
    /** Tracks of an album by their number; without one, the tracks that were added and have none. */
    tracksOf: (albumId: number | undefined) =>
      world.db.tracks
        .all()
        .filter((track) =>
          albumId === undefined ? !track.album && !before.has(track.id) : track.album?.id === albumId,
        )
        .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)),
  }
}
