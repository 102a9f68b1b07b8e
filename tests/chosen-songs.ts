import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

import { recording } from './e2e/fixtures/recording'

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
    readonly decodeAudioData = () => Promise.resolve({ sampleRate: 8000, getChannelData: () => new Float32Array(1) })
  }
  vi.stubGlobal('OfflineAudioContext', Decoder)
}

/** Prepares jsdom for files: forms send them, and recordings decode to silence. */
export function stubFileHandling(): void {
  stubDecoder()
  stubForms()
}

/** Input of an upload screen that takes songs; null until the screen has loaded. */
export const songInput = (): HTMLInputElement | null => document.querySelector('input[type=file][multiple]')

/** Waits until the songs that were chosen are uploaded and read. */
export const waitForSongs = (): Promise<void> =>
  waitFor(() => {
    expect(screen.getAllByRole('textbox', { name: /^Name of song/ })).not.toHaveLength(0)
    expect(screen.queryAllByRole('progressbar')).toEqual([])
    for (const state of ['Waiting', 'Reading the file…']) expect(screen.queryByText(state)).toBeNull()
  })
