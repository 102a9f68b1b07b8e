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

/** Serves the static files of a folder; passes missing ones to the next handler. */
export const staticFiles =
  (folder: string): RouteHandler =>
  async ({ request, path }) => {
    const plain = request.method === 'GET' || request.method === 'HEAD' ? plainPath(path) : undefined
    const file = plain === undefined ? undefined : await insideFolder(folder, plain)
    const stats = file === undefined ? undefined : await stat(file)
    if (plain === undefined || file === undefined || !stats?.isFile()) return undefined
    const bytes = await readFile(file)
    const response = rangeResponse(request, {
      size: bytes.length,
      type: contentType(file),
      etag: `"${bytes.length}-${Math.floor(stats.mtimeMs)}"`,
      lastModified: stats.mtime,
      read: (from, toExclusive) => bytes.subarray(from, toExclusive),
    })
    response.headers.set('Cache-Control', HASHED.test(plain) ? IMMUTABLE : REVALIDATED)
    return response
  }
