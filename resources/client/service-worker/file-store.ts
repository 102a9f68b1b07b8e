import { verifyResponse } from './verify-response'

/** Files that are loaded at a time: the page, and the songs it downloads, share the connections. */
const PARALLEL_LOADS = 2

/** Sums of files by their path below the site's root; an empty one accepts any content of the file's type. */
export type Sums = Readonly<Record<string, string>>

/**
 * Returns the store of these files of a scope, in the cache of this name. Each file is checked by its sum when it is stored
 * and again when it is read.
 */
export function fileStore(scope: string, name: string, sums: Sums) {
  const files = Object.keys(sums)
  const sumOf = (file: string) => sums[file] ?? ''
  const urlOf = (file: string) => new URL(file, scope).href

  /** Returns a stored file; deletes one that does not fit. */
  async function find(file: string): Promise<Response | undefined> {
    const [cache, url] = [await caches.open(name), urlOf(file)]
    const found = await cache.match(url, { ignoreVary: true })
    if (!found) return undefined
    // Matched again: a body that is read here would pass through the worker on its way to the page.
    if (await verifyResponse(found, file, sumOf(file))) return cache.match(url, { ignoreVary: true })
    await cache.delete(url)
    return undefined
  }

  /** Loads a file and stores it, unless it does not fit. Retries past the HTTP cache, which may keep a wrong response. */
  async function load(file: string): Promise<Response | undefined> {
    for (const cache of ['default', 'reload'] as const) {
      const response = await self.fetch(urlOf(file), { cache, redirect: 'manual' })
      if (!(await verifyResponse(response, file, sumOf(file)))) continue
      await (await caches.open(name)).put(urlOf(file), response.clone())
      return response
    }
    return undefined
  }

  async function renew(file: string): Promise<void> {
    const hasSum = sumOf(file) !== ''
    const isStored = (hasSum && (await find(file))) || (await load(file))
    if (hasSum && !isStored) throw new Error(`The server's ${urlOf(file)} is not the file of this build`)
  }

  return {
    find,
    load,
    has: (file: string): boolean => Object.hasOwn(sums, file),
    isUsed: (): Promise<boolean> => caches.has(name),
    /** Stores the missing files, and those without a sum. Rejects when one with a sum cannot be loaded. */
    fill: async (): Promise<void> => {
      const waiting = files.values()
      const failures: unknown[] = []
      // The other files are stored even if one fails, so that a later try has less to load.
      const lane = async () => {
        for (const file of waiting) await renew(file).catch((error: unknown) => failures.push(error))
      }
      await Promise.all(Array.from({ length: PARALLEL_LOADS }, lane))
      if (failures.length > 0) throw failures[0]
    },
    /** Deletes the files that do not fit. */
    check: async (): Promise<void> => void (await Promise.all(files.map(find))),
    /** Deletes the files of other builds. */
    prune: async (): Promise<void> => {
      const [cache, requiredUrls] = [await caches.open(name), new Set(files.map(urlOf))]
      const outdated = (await cache.keys()).filter(({ url }) => !requiredUrls.has(url))
      await Promise.all(outdated.map(({ url }) => cache.delete(url)))
    },
  }
}
