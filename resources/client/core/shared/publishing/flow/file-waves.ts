import { createSerialQueue } from '@/lib/async/serial-queue'

import { drawWave, waveOfFile } from '../../music-editing/recording/draw-wave'
import type { WaveOf } from './publish-release'

/** Draws the waveforms of chosen files, one at a time; a file that this browser cannot decode has none. */
export function createFileWaves() {
  const waves = new Map<string, ReturnType<WaveOf>>()
  const drawOneByOne = createSerialQueue()
  let stopping = new AbortController()

  /** Returns the waveform of a track: of its file, or of its upload after a reload. */
  const waveOf: WaveOf = ({ key, upload }) =>
    waves.get(key) ?? (upload ? drawWave(upload.src).catch(() => undefined) : Promise.resolve(undefined))

  return {
    of: waveOf,
    draw(key: string, file: Blob): void {
      const { signal } = stopping
      if (!waves.has(key))
        waves.set(
          key,
          drawOneByOne(() => waveOfFile(file, signal)).catch(() => undefined),
        )
    },
    /** Forgets all waveforms, also the one that is being drawn. */
    stop(): void {
      stopping.abort()
      stopping = new AbortController()
      waves.clear()
    },
  }
}
