import { vi } from 'vitest'

/** Makes the browser read a duration in seconds from every recording. */
export function stubDurations(duration: number): void {
  class Recording extends EventTarget {
    readonly duration = duration
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
    }
  }
  vi.stubGlobal('Audio', Recording)
}
