/** So many addresses are asked for at once (spec section 9). */
export const SIGNED_AT_ONCE = 10

/** Has the backend sign addresses for these parts. */
export type SignParts = (numbers: number[]) => Promise<ReadonlyMap<number, string>>

/**
 * Addresses for parts, signed ahead in batches, one call at a time. A worker that needs an address gets it with the next batch, however
 * few wait for one.
 */
export function createPartUrls(numbers: readonly number[], sign: SignParts) {
  const urls = new Map<number, string>()
  const unsigned = new Set(numbers)
  let coming: Promise<void> | undefined

  async function fetchBatch(first: number): Promise<void> {
    const batch = [first, ...[...unsigned].filter((number) => number !== first)].slice(0, SIGNED_AT_ONCE)
    const signed = await sign(batch)
    for (const number of batch) {
      const url = signed.get(number)
      if (!url) throw new Error(`The address of part ${number} was not signed`)
      urls.set(number, url)
      unsigned.delete(number)
    }
  }

  return {
    /** Rejects with what the call for addresses rejects with. */
    async of(number: number): Promise<string> {
      for (;;) {
        const url = urls.get(number)
        if (url) return url
        coming ??= fetchBatch(number).finally(() => {
          coming = undefined
        })
        await coming
      }
    },
    /** The address has expired: the next question has it signed anew. */
    drop(number: number): void {
      urls.delete(number)
      unsigned.add(number)
    },
  }
}
