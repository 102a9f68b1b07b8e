/** Laravel's name for a file store; each disk has a bucket. */
export type Disk = 'uploads' | 'public'

/** An object by its disk's bucket and its key. */
export type StoredObject = { disk: Disk; key: string }

/** A part as listed in `complete`. */
type NamedPart = { PartNumber: number; ETag: string }

/** Read access to an object: public, or only with the owner's keys. */
export type Acl = 'public-read' | 'private'

/** Operations the backend needs of an S3 storage; they throw {@link StorageError}. */
export type Storage = {
  /** Origin for browsers. */
  origin: string
  /**
   * Presigns a PUT of an object, which needs `acl` as its x-amz-acl header; valid for half an hour, like `signPart`.
   */
  signPut: (object: StoredObject, acl: Acl) => Promise<string>
  /** Starts a multipart upload and returns its id. */
  create: (object: StoredObject, headers: { acl: Acl; mime: string }) => Promise<string>
  parts: (object: StoredObject, uploadId: string) => Promise<(NamedPart & { Size: number })[]>
  signPart: (object: StoredObject, uploadId: string, partNumber: number) => Promise<string>
  /** Assembles the object from its parts and returns its URL. */
  complete: (object: StoredObject, uploadId: string, parts: readonly NamedPart[]) => Promise<string>
  abort: (object: StoredObject, uploadId: string) => Promise<void>
  /** Size of an object in bytes; undefined for a missing one. */
  sizeOf: (object: StoredObject) => Promise<number | undefined>
  read: (object: StoredObject) => Promise<Response>
  remove: (object: StoredObject) => Promise<void>
  /** Public URL of an object. */
  addressOf: (object: StoredObject) => string
  /** Creates the buckets with CORS rules for these origins (backend contract, section 9). */
  prepare: (origins: readonly string[]) => Promise<void>
}

/** A storage error with its S3 code: NoSuchUpload, InvalidPart, EntityTooSmall … */
export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
