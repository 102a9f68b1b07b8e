/** Maximum number of part URLs requested per call (spec section 9). */
const MAX_SIGN_BATCH = 10

/** Has the site sign the URLs of these parts. */
export type SignParts = (numbers: number[]) => Promise<ReadonlyMap<number, string>>

/**
 * Caches signed part URLs, prefetched in batches with one call in flight. The next batch starts with the part that is
 * needed; it never waits to be full, which would deadlock.
 */
export function createPartUrls(numbers: readonly number[], sign: SignParts) {
  const urls = new Map<number, string>()
  const unsigned = new Set(numbers)
  let batchInFlight: Promise<void> | undefined

  async function fetchBatch(first: number): Promise<void> {
    const batch = [first, ...[...unsigned].filter((number) => number !== first)].slice(0, MAX_SIGN_BATCH)
    const signed = await sign(batch)
    for (const number of batch) {
      const url = signed.get(number)
      if (!url) throw new Error(`The server did not sign a URL for part ${number}`)
      urls.set(number, url)
      unsigned.delete(number)
    }
  }

  return {
    /** Returns the URL of a part. Rejects with the error of the sign call. */
    async of(number: number): Promise<string> {
      for (;;) {
        const url = urls.get(number)
        if (url) return url
        batchInFlight ??= fetchBatch(number).finally(() => {
          batchInFlight = undefined
        })
        await batchInFlight
      }
    },
    /** Discards an expired URL, so that the next request has it signed again. */
    drop(number: number): void {
      urls.delete(number)
      unsigned.add(number)
    },
  }
}
