import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { rangeResponse } from '../media/range-response'
import { contentType } from './content-type'
import type { RouteHandler } from './exchange'

/** Files whose names contain a content hash. */
const HASHED = /^build\/assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

/** Decodes a path; undefined if a segment is hidden, leaves the folder, or has special characters. */
function plainPath(path: string): string | undefined {
  try {
    const names = decodeURIComponent(path).split('/')
    return names.every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name)) ? names.join('/') : undefined
  } catch {
    return undefined
  }
}

async function insideFolder(folder: string, path: string): Promise<string | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    // A symbolic link could lead outside.
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

type StaticFile = { bytes: Buffer; modified: Date; etag: string }

/** Reads files of a folder, each again only after a change; undefined for a missing one and for one outside of it. */
function fileReader(folder: string): (path: string) => Promise<StaticFile | undefined> {
  const files = new Map<string, StaticFile>()
  return async (path) => {
    const stats = await stat(join(folder, path)).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const etag = `"${stats.size}-${Math.floor(stats.mtimeMs)}"`
    const known = files.get(path)
    if (known?.etag === etag) return known
    const inside = await insideFolder(folder, path)
    if (inside === undefined) return undefined
    const file = { bytes: await readFile(inside), modified: stats.mtime, etag }
    files.set(path, file)
    return file
  }
}

/** Serves the static files of a folder; passes missing ones to the next handler. */
export const staticFiles = (folder: string): RouteHandler => {
  const read = fileReader(folder)
  return async ({ request, path }) => {
    const plain = request.method === 'GET' || request.method === 'HEAD' ? plainPath(path) : undefined
    const file = plain === undefined ? undefined : await read(plain)
    if (plain === undefined || file === undefined) return undefined
    const response = rangeResponse(request, {
      size: file.bytes.length,
      type: contentType(plain),
      etag: file.etag,
      lastModified: file.modified,
      read: (from, toExclusive) => file.bytes.subarray(from, toExclusive),
    })
    response.headers.set('Cache-Control', HASHED.test(plain) ? IMMUTABLE : REVALIDATED)
    return response
  }
}
