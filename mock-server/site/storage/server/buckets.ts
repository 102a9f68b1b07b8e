import type { CorsRule } from './cors'
import { S3Failure } from './s3-failure'

/** Bytes on disk with their hexadecimal MD5. */
export type StoredBytes = { content: Blob; md5: string; size: number; discard: () => void }

export type S3Object = {
  content: Blob
  size: number
  /** Including its quotes. */
  etag: string
  mime: string
  isPublic: boolean
  modified: number
  discard: () => void
}

export type S3Upload = {
  id: string
  key: string
  mime: string
  isPublic: boolean
  parts: Map<number, StoredBytes & { modified: number }>
}

export type Bucket = { objects: Map<string, S3Object>; uploads: Map<string, S3Upload>; cors: CorsRule[] }

export type Buckets = Map<string, Bucket>

/** Throws NoSuchBucket for an unknown name. */
export function findBucket(buckets: Buckets, name: string): Bucket {
  const bucket = buckets.get(name)
  if (!bucket) throw new S3Failure('NoSuchBucket', 'The specified bucket does not exist.')
  return bucket
}

/** Throws NoSuchKey for an unknown key. */
export function findObject({ objects }: Bucket, key: string): S3Object {
  const object = objects.get(key)
  if (!object) throw new S3Failure('NoSuchKey', 'The specified key does not exist.')
  return object
}

/** Finds the multipart upload for this key. Throws NoSuchUpload. */
export function findUpload({ uploads }: Bucket, key: string, id: string): S3Upload {
  const upload = uploads.get(id)
  if (upload?.key === key) return upload
  throw new S3Failure('NoSuchUpload', 'The specified upload does not exist. It may have been aborted or completed.')
}

/** Stores an object, replacing one with the same key. */
export function storeObject({ objects }: Bucket, key: string, object: S3Object): void {
  objects.get(key)?.discard()
  objects.set(key, object)
}
