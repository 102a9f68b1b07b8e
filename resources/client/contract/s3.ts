import * as z from 'zod/mini'

import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { storedFile, uploadPlace } from './file-entries'
import { listOf, optionalText as text } from './wire'

const { disk } = uploadPlace

/** What is told of a file before its bytes go to the storage. */
const announced = {
  filename: z.string().check(z.minLength(1)),
  mime: z.string(),
  size: z.int().check(z.minimum(0)),
  extension: z.string(),
  ...uploadPlace,
}

const partNumber = z.int().check(z.minimum(1), z.maximum(10_000))

/** One upload in parts, and its bucket. */
const upload = { key: z.string(), uploadId: z.string(), disk }

/**
 * Uploads straight to a storage that speaks S3 (product spec, section 7; backend contract, section 9). All need a sign-in; what is wrong
 * with the file is a 422 with a message alone. The server picks the bucket by `disk`, so that every call says it.
 */
export const s3 = {
  /** PUT the file to `url`, with its type as `Content-Type` and `acl` as `x-amz-acl`; then `entries`. */
  presign: endpoint({
    method: 'POST',
    path: 's3/simple/presign',
    body: z.object(announced),
    response: z.looseObject({ url: z.string(), key: z.string(), acl: z.string() }),
  }),
  /** Begins an upload in parts. */
  create: endpoint({
    method: 'POST',
    path: 's3/multipart/create',
    body: z.object(announced),
    response: z.looseObject({ key: z.string(), uploadId: z.string(), acl: text }),
  }),
  /** The parts that the storage has; `Size` in bytes. */
  uploadedParts: endpoint({
    method: 'POST',
    path: 's3/multipart/get-uploaded-parts',
    body: z.object(upload),
    response: z.looseObject({
      parts: listOf(z.looseObject({ PartNumber: z.number(), ETag: z.string(), Size: z.number() })),
    }),
    assumed:
      'what is answered for an upload that the storage does not have is not stated: 422 here, as to each of its calls',
  }),
  /** Addresses to PUT parts to, good for 30 minutes. */
  signParts: endpoint({
    method: 'POST',
    path: 's3/multipart/batch-sign-part-urls',
    body: z.object({ ...upload, partNumbers: z.array(partNumber).check(z.minLength(1)) }),
    response: z.looseObject({ urls: z.array(z.looseObject({ url: z.string(), partNumber: z.number() })) }),
  }),
  /** Makes one object of the parts, each with its ETag as the storage said it, quotes included. */
  complete: endpoint({
    method: 'POST',
    path: 's3/multipart/complete',
    body: z.object({
      ...upload,
      parts: z.array(z.object({ PartNumber: partNumber, ETag: z.string() })).check(z.minLength(1)),
    }),
    response: orEmpty(z.looseObject({ location: text })),
  }),
  /** Throws away what was uploaded so far. */
  abort: endpoint({ method: 'POST', path: 's3/multipart/abort', body: z.object(upload), response: emptyAnswer }),
  /** Makes a file of an object that is in the storage; `filename` is the last segment of its key. */
  entries: endpoint({
    method: 'POST',
    path: 's3/entries',
    body: z.object({
      clientName: z.string().check(z.minLength(1)),
      clientExtension: z.string(),
      clientMime: text,
      filename: z.string().check(z.minLength(1)),
      size: announced.size,
      ...uploadPlace,
    }),
    response: storedFile,
    assumed:
      'what is answered when the storage has no such object, and to a second call, is not stated: 422 and the same file here',
  }),
}
