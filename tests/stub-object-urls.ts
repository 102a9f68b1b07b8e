import { vi } from 'vitest'

/** Makes URLs of blobs as the test says until its end: jsdom has no blobs behind them. */
export function stubObjectUrls(create: (blob: Blob) => string): void {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => create(object as Blob))
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
}
