import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { rangeResponse } from '../media/range-response'
import { contentType } from './content-type'
import type { Answerer } from './exchange'

/** Their names carry a hash of their content. */
const HASHED = /^build\/assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

/** A path of plain names: nothing that climbs, hides or means something to the file system. Undefined otherwise. */
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
    // A symbolic link may lead out.
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

/** Serves the files of a folder as they are; what is not there is left to the next answerer. */
export const staticFiles =
  (folder: string): Answerer =>
  async ({ request, path }) => {
    const plain = request.method === 'GET' || request.method === 'HEAD' ? plainPath(path) : undefined
    const file = plain === undefined ? undefined : await insideFolder(folder, plain)
    const facts = file === undefined ? undefined : await stat(file)
    if (plain === undefined || file === undefined || !facts?.isFile()) return undefined
    const bytes = await readFile(file)
    const response = rangeResponse(request, {
      size: bytes.length,
      type: contentType(file),
      etag: `"${bytes.length}-${Math.floor(facts.mtimeMs)}"`,
      lastModified: facts.mtime,
      read: (from, toExclusive) => bytes.subarray(from, toExclusive),
    })
    response.headers.set('Cache-Control', HASHED.test(plain) ? IMMUTABLE : REVALIDATED)
    return response
  }
