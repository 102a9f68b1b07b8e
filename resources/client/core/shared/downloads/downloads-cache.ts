import type * as z from 'zod/mini'

import { cacheNameOf, deleteDownloadsOf, usersWithDownloads } from '@/core/platform/storage/download-caches'
import { siteRoot } from '@/lib/browser/url'

import { isIntact } from './download-types'

const urlOf = (path: string): string => new URL(`offline/${path}`, siteRoot()).href

/** Opens a user's cache: files by their path below `offline/`. */
export async function openDownloads(userId: number) {
  const cache = await caches.open(cacheNameOf(userId))
  return {
    put: (path: string, body: Blob): Promise<void> =>
      cache.put(
        urlOf(path),
        new Response(body, { headers: { 'Content-Type': body.type, 'Content-Length': String(body.size) } }),
      ),
    remove: (path: string): Promise<boolean> => cache.delete(urlOf(path)),
    /** Whether a song or cover is stored intact. */
    has: async (path: string): Promise<boolean> => {
      const found = await cache.match(urlOf(path))
      return found !== undefined && isIntact(urlOf(path), found)
    },
    /** Reads JSON; undefined when it is absent, corrupted or outdated. */
    read: async <Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> => {
      const text = await (await cache.match(urlOf(path)))?.text()
      return text === undefined ? undefined : schema.safeParse(parseJson(text)).data
    },
    write: (path: string, value: unknown): Promise<void> => cache.put(urlOf(path), Response.json(value)),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Deletes all users' caches except this user's. */
export async function deleteOthers(userId: number): Promise<void> {
  const others = (await usersWithDownloads()).filter((id) => id !== userId)
  await Promise.all(others.map(deleteDownloadsOf))
}
