import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { audioPieces } from './audio-pieces'

const MB = 1024 * 1024
const RECORDINGS = 'tests/e2e/fixtures/audio'

const bytesOf = async (name: string) => new Uint8Array(await readFile(join(RECORDINGS, name)))

/** A recording followed by enough sound to be read in pieces. */
const longer = async (name: string, bytes: number) => new Blob([await bytesOf(name), new Uint8Array(bytes).fill(7)])

async function piecesOf(blob: Blob): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of audioPieces(blob)) pieces.push(new Uint8Array(piece))
  return pieces
}

const total = (pieces: Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

it.each(['1.wav', '2.mp3', '3.flac', '4.m4a', '5.ogg', '6.mp3'])('reads the short %s whole', async (name) => {
  const bytes = await bytesOf(name)
  expect(await piecesOf(new Blob([bytes]))).toEqual([bytes])
})

it('gives each piece of a long MP3 file an empty tag instead of its own, by which Firefox recognizes it', async () => {
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 1, 2])
  const pieces = await piecesOf(new Blob([tag, new Uint8Array(130), new Uint8Array(7 * MB).fill(7)]))
  expect(pieces).toHaveLength(28)
  for (const piece of pieces) {
    expect([...piece.subarray(0, 10)]).toEqual([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
    expect(piece[10]).toBe(7)
  }
  expect(total(pieces)).toBe(7 * MB + 28 * 10)
})

it('adds a short rest to the last piece, which could hold no sound alone', async () => {
  const pieces = await piecesOf(new Blob([Uint8Array.from([0xff, 0xfb]), new Uint8Array(7 * MB)]))
  expect(pieces).toHaveLength(28)
  expect(pieces.at(-1)).toHaveLength((pieces[0]?.length ?? 0) + 2)
})

it('gives each piece of a long FLAC file its first block alone, without the number of samples', async () => {
  const start = await bytesOf('3.flac')
  const pieces = await piecesOf(await longer('3.flac', 33 * MB))
  // The first piece ends with the recording's frames.
  expect(pieces).toHaveLength(133)
  for (const piece of pieces) {
    expect(piece.subarray(0, 4)).toEqual(start.subarray(0, 4))
    expect(piece[4]).toBe(0x80)
    expect([...piece.subarray(22, 26)]).toEqual([0, 0, 0, 0])
  }
  // The first frame follows the header of the first piece.
  expect(pieces[0]?.[42]).toBe(0xff)
})

it('ends each piece of a long FLAC file with a whole frame, which Firefox requires', async () => {
  const recording = await bytesOf('3.flac')
  const frames = recording.subarray(recording.indexOf(0xff, 42))
  const sound = Array.from({ length: Math.ceil((33 * MB) / frames.length) }, () => frames)
  const pieces = await piecesOf(new Blob([recording.subarray(0, -frames.length), ...sound]))
  for (const piece of pieces) expect([...piece.subarray(42, 44)]).toEqual([0xff, 0xf8])
  expect(total(pieces) - 42 * pieces.length).toBe(sound.length * frames.length)
})

it('gives each piece of a long WAV file the header of its format, and whole samples', async () => {
  const start = await bytesOf('1.wav')
  const pieces = await piecesOf(await longer('1.wav', 65 * MB))
  expect(pieces).toHaveLength(32)
  for (const piece of pieces) {
    expect(piece.subarray(0, 36)).toEqual(start.subarray(0, 36))
    expect(String.fromCharCode(...piece.subarray(36, 40))).toBe('data')
  }
  expect(pieces.slice(0, -1).every(({ length }) => (length - 44) % 2 === 0)).toBe(true)
})

it.each(['4.m4a', '5.ogg'])('decodes no long recording like %s, whose parts do not stand alone', async (name) => {
  await expect(piecesOf(await longer(name, 11 * MB))).rejects.toThrow(RangeError)
})
