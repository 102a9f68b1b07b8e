import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOf, optionalText as text } from '../machinery/wire-values'
import { storedFile, uploadPlace } from './file-entries'

const { disk } = uploadPlace

/** Description of a file, sent before its bytes go to the storage. */
const fileDescription = {
  filename: z.string().check(z.minLength(1)),
  mime: z.string(),
  size: z.int().check(z.minimum(0)),
  extension: z.string(),
  ...uploadPlace,
}

const partNumber = z.int().check(z.minimum(1), z.maximum(10_000))

/** A multipart upload and its disk. */
const upload = { key: z.string(), uploadId: z.string(), disk }

/**
 * Direct uploads to S3-compatible storage (product spec, section 7; backend contract, section 9). All need a signed-in
 * user; an unacceptable file gets a 422 with only a message. The server picks the bucket by `disk`, so every request
 * sends it.
 */
export const s3 = {
  /** Signs a URL. PUT the file to it with `Content-Type` and `acl` as `x-amz-acl`, then call `entries`. */
  presign: endpoint({
    method: 'POST',
    path: 's3/simple/presign',
    body: z.object(fileDescription),
    response: z.looseObject({ url: z.string(), key: z.string(), acl: z.string() }),
  }),
  /** Starts a multipart upload. */
  create: endpoint({
    method: 'POST',
    path: 's3/multipart/create',
    body: z.object(fileDescription),
    response: z.looseObject({ key: z.string(), uploadId: z.string(), acl: text }),
  }),
  /** Lists the uploaded parts; `Size` is in bytes. */
  uploadedParts: endpoint({
    method: 'POST',
    path: 's3/multipart/get-uploaded-parts',
    body: z.object(upload),
    response: z.looseObject({
      parts: listOf(z.looseObject({ PartNumber: z.number(), ETag: z.string(), Size: z.number() })),
    }),
    assumed:
      'the response for an upload the storage does not know is not documented: 422 here, as for every multipart request',
  }),
  /** Signs URLs to PUT parts to, valid for 30 minutes. */
  signParts: endpoint({
    method: 'POST',
    path: 's3/multipart/batch-sign-part-urls',
    body: z.object({ ...upload, partNumbers: z.array(partNumber).check(z.minLength(1)) }),
    response: z.looseObject({ urls: z.array(z.looseObject({ url: z.string(), partNumber: z.number() })) }),
  }),
  /** Combines the parts into one object. ETags must be exactly as the storage sent them, including quotes. */
  complete: endpoint({
    method: 'POST',
    path: 's3/multipart/complete',
    body: z.object({
      ...upload,
      parts: z.array(z.object({ PartNumber: partNumber, ETag: z.string() })).check(z.minLength(1)),
    }),
    response: orEmpty(z.looseObject({ location: text })),
  }),
  /** Discards the uploaded parts. */
  abort: endpoint({ method: 'POST', path: 's3/multipart/abort', body: z.object(upload), response: emptyResponse }),
  /** Creates a file entry for an object in the storage; `filename` is the last segment of its key. */
  entries: endpoint({
    method: 'POST',
    path: 's3/entries',
    body: z.object({
      clientName: z.string().check(z.minLength(1)),
      clientExtension: z.string(),
      clientMime: text,
      filename: z.string().check(z.minLength(1)),
      size: fileDescription.size,
      ...uploadPlace,
    }),
    response: storedFile,
    assumed:
      'the responses for a missing object and for a repeated request are not documented: 422 and the same file here',
  }),
}
