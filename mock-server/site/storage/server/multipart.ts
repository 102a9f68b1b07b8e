import { createHash } from 'node:crypto'

import { HttpStatus } from '@/contract/machinery/http-status'
import { randomToken } from '@mock/kit/random-token'

import { innerXml, xmlText } from '../xml'
import { findBucket, findUpload, type S3Upload, type StoredBytes, storeObject } from './buckets'
import { isPublicAcl, mimeOf } from './objects'
import { type Operation, type S3Call, xmlResponse } from './operation'
import { receiveBytes } from './receive-bytes'
import { S3Failure } from './s3-failure'

/** S3's minimum part size in bytes, except for the last part. */
export const MIN_PART_BYTES = 5 * 1024 * 1024
const MAX_PARTS = 10_000
const MAX_LISTED_PARTS = 1000
const ID_BYTES = 24

const uploadOf = ({ buckets, bucket, key, url }: S3Call): S3Upload =>
  findUpload(findBucket(buckets, bucket), key, url.searchParams.get('uploadId') ?? '')

/** Handles `CreateMultipartUpload` of the S3 API. */
export const createUpload: Operation = ({ buckets, bucket, key, request }) => {
  const id = randomToken(ID_BYTES)
  findBucket(buckets, bucket).uploads.set(id, {
    id,
    key,
    mime: mimeOf(request),
    isPublic: isPublicAcl(request),
    parts: new Map(),
  })
  return xmlResponse('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id })
}

/** Stores a part, replacing one with the same number. Throws if the upload has ended meanwhile. */
function storePart(call: S3Call, number: number, bytes: StoredBytes): void {
  try {
    const { parts } = uploadOf(call)
    parts.get(number)?.discard()
    parts.set(number, { ...bytes, modified: call.now })
  } catch (thrown) {
    bytes.discard()
    throw thrown
  }
}

/** Handles `UploadPart` of the S3 API. */
export const uploadPart: Operation = async (call) => {
  const number = Number(call.url.searchParams.get('partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
    throw new S3Failure('InvalidArgument', `Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`)
  }
  uploadOf(call)
  const bytes = await receiveBytes(call.request, call.folder())
  storePart(call, number, bytes)
  return new Response(null, { headers: { ETag: `"${bytes.md5}"` } })
}

/** Handles `ListParts` of the S3 API, in pages. */
export const listParts: Operation = (call) => {
  const { parts } = uploadOf(call)
  const { searchParams } = call.url
  const most = Math.min(Number(searchParams.get('max-parts') ?? MAX_LISTED_PARTS), MAX_LISTED_PARTS)
  const after = Number(searchParams.get('part-number-marker') ?? 0)
  const rest = [...parts].filter(([number]) => number > after).toSorted(([a], [b]) => a - b)
  const listed = rest.slice(0, most)
  return xmlResponse('ListPartsResult', {
    Bucket: call.bucket,
    Key: call.key,
    UploadId: searchParams.get('uploadId') ?? '',
    PartNumberMarker: after,
    NextPartNumberMarker: listed.at(-1)?.[0] ?? 0,
    MaxParts: most,
    IsTruncated: String(rest.length > listed.length),
    Part: listed.map(([number, { md5, size, modified }]) => ({
      PartNumber: number,
      LastModified: new Date(modified).toISOString(),
      ETag: `"${md5}"`,
      Size: size,
    })),
  })
}

type SelectedPart = { number: number; bytes: StoredBytes }

/** Validates the parts listed in a `CompleteMultipartUpload` against the uploaded ones. */
function chosenParts({ parts }: S3Upload, xml: string): SelectedPart[] {
  const named = innerXml(xml, 'Part').map((part) => ({
    number: Number(xmlText(part, 'PartNumber')),
    etag: xmlText(part, 'ETag'),
  }))
  if (named.length === 0) throw new S3Failure('MalformedXML', 'The XML you provided was not well-formed.')
  return named.map(({ number, etag }, index) => {
    if (index > 0 && number <= (named[index - 1]?.number ?? 0)) {
      throw new S3Failure('InvalidPartOrder', 'The list of parts was not in ascending order.')
    }
    const bytes = parts.get(number)
    if (!bytes || etag?.replaceAll('"', '') !== bytes.md5) {
      throw new S3Failure(
        'InvalidPart',
        'One or more of the specified parts could not be found, or its entity tag is another.',
      )
    }
    return { number, bytes }
  })
}

/** S3's ETag of a multipart object, which is not a checksum of its bytes. */
const tagOf = (selectedParts: readonly SelectedPart[]): string =>
  `"${createHash('md5')
    .update(Buffer.concat(selectedParts.map(({ bytes }) => Buffer.from(bytes.md5, 'hex'))))
    .digest('hex')}-${selectedParts.length}"`

/** Handles `CompleteMultipartUpload` of the S3 API; parts that the request omits are discarded. */
export const completeUpload: Operation = async (call) => {
  const xml = await call.request.text()
  const upload = uploadOf(call)
  const selectedParts = chosenParts(upload, xml)
  if (selectedParts.slice(0, -1).some(({ bytes }) => bytes.size < call.minPartBytes)) {
    throw new S3Failure('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
  }
  const { uploads, ...place } = findBucket(call.buckets, call.bucket)
  const selectedNumbers = new Set(selectedParts.map(({ number }) => number))
  for (const [number, { discard }] of upload.parts) if (!selectedNumbers.has(number)) discard()
  const etag = tagOf(selectedParts)
  storeObject({ uploads, ...place }, call.key, {
    content: new Blob(selectedParts.map(({ bytes }) => bytes.content)),
    size: selectedParts.reduce((sum, { bytes }) => sum + bytes.size, 0),
    etag,
    mime: upload.mime,
    isPublic: upload.isPublic,
    modified: call.now,
    discard: () => selectedParts.forEach(({ bytes }) => bytes.discard()),
  })
  uploads.delete(upload.id)
  const location = `${call.url.origin}${call.url.pathname}`
  return xmlResponse('CompleteMultipartUploadResult', {
    Location: location,
    Bucket: call.bucket,
    Key: call.key,
    ETag: etag,
  })
}

/** Handles `AbortMultipartUpload` of the S3 API. */
export const abortUpload: Operation = (call) => {
  const upload = uploadOf(call)
  for (const { discard } of upload.parts.values()) discard()
  findBucket(call.buckets, call.bucket).uploads.delete(upload.id)
  return new Response(null, { status: HttpStatus.NoContent })
}

/** Handles `ListMultipartUploads` of the S3 API, without pagination. */
export const listUploads: Operation = ({ buckets, bucket }) =>
  xmlResponse('ListMultipartUploadsResult', {
    Bucket: bucket,
    IsTruncated: 'false',
    Upload: [...findBucket(buckets, bucket).uploads.values()].map(({ id, key }) => ({ Key: key, UploadId: id })),
  })
