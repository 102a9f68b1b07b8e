import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

import { randomToken } from '@mock/kit/random-token'

import type { StoredBytes } from './buckets'
import { S3Failure } from './s3-failure'

const NAME_BYTES = 16

/**
 * Writes a request body to a file in the folder. Throws for a missing length or an incomplete body, which it deletes.
 */
export async function receiveBytes({ headers, body }: Request, folder: string): Promise<StoredBytes> {
  const length = headers.get('content-length')
  if (length === null) throw new S3Failure('MissingContentLength', 'You must provide the Content-Length HTTP header.')
  const path = join(folder, randomToken(NAME_BYTES))
  const discard = () => rmSync(path, { force: true })
  const hash = createHash('md5')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]), count, createWriteStream(path))
    if (size !== Number(length)) throw new Error(`Received ${size} of ${length} bytes`)
  } catch (cause) {
    discard()
    throw new S3Failure('IncompleteBody', String(cause))
  }
  return { content: await openAsBlob(path), md5: hash.digest('hex'), size, discard }
}
