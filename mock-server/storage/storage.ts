/** Laravel's name of a place for files; each has a bucket of its own. */
export type Disk = 'uploads' | 'public'

/** An object, by the bucket of its disk and its key there. */
export type StoredObject = { disk: Disk; key: string }

/** A part as it is named to `complete`. */
export type NamedPart = { PartNumber: number; ETag: string }

/** Who may read an object: everybody, or who has its keys. */
export type Acl = 'public-read' | 'private'

/** What the backend asks of a storage that speaks S3. Refusals of the storage are {@link StorageError}s. */
export type Storage = {
  /** Where browsers reach it. */
  origin: string
  /** An address to PUT an object to, with `acl` as header `x-amz-acl`; good for half an hour, as that of a part. */
  signPut: (object: StoredObject, acl: Acl) => Promise<string>
  /** Begins an upload in parts and tells its id. */
  create: (object: StoredObject, told: { acl: Acl; mime: string }) => Promise<string>
  parts: (object: StoredObject, uploadId: string) => Promise<(NamedPart & { Size: number })[]>
  signPart: (object: StoredObject, uploadId: string, partNumber: number) => Promise<string>
  /** Makes an object of the parts and tells its address. */
  complete: (object: StoredObject, uploadId: string, parts: readonly NamedPart[]) => Promise<string>
  abort: (object: StoredObject, uploadId: string) => Promise<void>
  /** Bytes of an object; undefined when there is none. */
  sizeOf: (object: StoredObject) => Promise<number | undefined>
  read: (object: StoredObject) => Promise<Response>
  remove: (object: StoredObject) => Promise<void>
  /** Where everybody may read an object that is public. */
  addressOf: (object: StoredObject) => string
  /** Makes the buckets, for pages of these origins (backend contract, section 9). */
  prepare: (origins: readonly string[]) => Promise<void>
}

/** A refusal of the storage, by S3's code: NoSuchUpload, InvalidPart, EntityTooSmall … */
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
