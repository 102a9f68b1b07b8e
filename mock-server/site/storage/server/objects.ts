import { HttpStatus } from '@/contract/machinery/http-status'

import { findBucket, findObject, type S3Object, storeObject } from './buckets'
import type { Operation } from './operation'
import { receiveBytes } from './receive-bytes'
import { S3Failure } from './s3-failure'

/** True when the ACL header makes the object publicly readable. */
export const isPublicAcl = ({ headers }: Request): boolean =>
  headers.get('x-amz-acl')?.startsWith('public-read') ?? false

/** S3's default content type. */
const UNKNOWN_TYPE = 'binary/octet-stream'

/** The request's content type, or S3's default. */
export const mimeOf = ({ headers }: Request): string => headers.get('content-type') ?? UNKNOWN_TYPE

/** Handles `PutObject` of the S3 API. */
export const putObject: Operation = async ({ buckets, bucket, key, request, folder, now }) => {
  const place = findBucket(buckets, bucket)
  const { md5, ...bytes } = await receiveBytes(request, folder())
  const etag = `"${md5}"`
  storeObject(place, key, { ...bytes, etag, mime: mimeOf(request), isPublic: isPublicAcl(request), modified: now })
  return new Response(null, { headers: { ETag: etag } })
}

const RANGE = /^bytes=(?<from>\d*)-(?<to>\d*)$/

/** The requested byte range, end exclusive; undefined without one. */
function rangeOf({ headers }: Request, size: number): { from: number; end: number } | undefined {
  const { from = '', to = '' } = RANGE.exec(headers.get('range') ?? '')?.groups ?? {}
  if (from === '' && to === '') return undefined
  const range =
    from === ''
      ? { from: Math.max(0, size - Number(to)), end: size }
      : { from: Number(from), end: to === '' ? size : Math.min(Number(to) + 1, size) }
  if (range.from >= range.end) throw new S3Failure('InvalidRange', 'The requested range is not satisfiable.')
  return range
}

const headersOf = ({ etag, mime, modified }: S3Object): Record<string, string> => ({
  ETag: etag,
  'Content-Type': mime,
  'Last-Modified': new Date(modified).toUTCString(),
  'Accept-Ranges': 'bytes',
})

/** Handles `GetObject` and `HeadObject` of the S3 API. */
export const getObject: Operation = ({ buckets, bucket, key, request, isOwner }) => {
  const place = findBucket(buckets, bucket)
  // Deny access first, so that clients cannot probe which keys exist.
  if (!isOwner && !place.objects.get(key)?.isPublic) throw new S3Failure('AccessDenied', 'Access Denied')
  const object = findObject(place, key)
  const { content, size } = object
  const range = request.method === 'GET' ? rangeOf(request, size) : undefined
  const { from, end } = range ?? { from: 0, end: size }
  return new Response(request.method === 'HEAD' ? null : content.slice(from, end).stream(), {
    status: range ? HttpStatus.PartialContent : HttpStatus.Ok,
    headers: {
      ...headersOf(object),
      'Content-Length': String(end - from),
      ...(range && { 'Content-Range': `bytes ${from}-${end - 1}/${size}` }),
    },
  })
}

/** DeleteObject; succeeds for a missing object too. */
export const deleteObject: Operation = ({ buckets, bucket, key }) => {
  const { objects } = findBucket(buckets, bucket)
  objects.get(key)?.discard()
  objects.delete(key)
  return new Response(null, { status: HttpStatus.NoContent })
}
