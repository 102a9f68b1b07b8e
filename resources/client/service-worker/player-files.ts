import { built } from './built'

/** Name of the cache with the files of the player. */
const CACHE = 'player-files'

/**
 * Stores the files that the player needs to start without a network, and deletes those of an earlier build. They are
 * public. Rejects when one cannot be loaded.
 */
export async function keepPlayerFiles(scope: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = new Set(built.player.map((file) => new URL(file, scope).href))
  const stored = (await cache.keys()).map(({ url }) => url)
  await cache.addAll([...wanted].filter((url) => !stored.includes(url)))
  await Promise.all(stored.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)))
}

/** Brings the player's files to this worker's build, if the device keeps them. */
export async function renewPlayerFiles(scope: string): Promise<void> {
  if (await caches.has(CACHE)) await keepPlayerFiles(scope)
}

/** Returns a file of the build that the device keeps. Its name changes with its content, so it is never stale. */
export const keptBuildFile = ({ url }: Request): Promise<Response | undefined> =>
  caches.match(url, { cacheName: CACHE, ignoreVary: true })
