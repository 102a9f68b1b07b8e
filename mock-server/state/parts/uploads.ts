import type { Db } from '../store/db'
import type { Storage, StoredObject } from './storage'

/** Metadata that the client sends with an upload. */
export type UploadedFile = {
  /** The original file name. */
  name: string
  mime: string
  extension: string
  size: number
  disk?: 'uploads' | 'public' | undefined
  diskPrefix?: string | undefined
  parentId?: string | number | null | undefined
  relativePath?: string | null | undefined
  workspaceId?: string | number | null | undefined
}

/**
 * A tus 1.0.0 server that stores a world's uploads. It is passed to the world because it needs a disk,
 * which a service worker lacks.
 */
export type TusEngine = {
  /** Handles a tus request for the upload with this key; POST creates it. Errors are plain text. */
  handle: (request: Request, key: string) => Promise<Response>
  /** The upload's bytes, valid while the engine is open; undefined until it is complete. */
  take: (key: string) => Promise<Blob | undefined>
  remove: (key: string) => Promise<void>
  /** Removes all stored bytes. */
  close: () => void
}

/** Tus uploads of a world: owner, file metadata and expiry. Calls throw 404 for an unknown one, 410 for an expired one. */
export type TusUploads = {
  create: (request: Request, ownerId: number, upload: { file: UploadedFile; uploadsUrl: string }) => Promise<Response>
  append: (request: Request, ownerId: number, key: string) => Promise<Response>
  offset: (request: Request, ownerId: number, key: string) => Promise<Response>
  terminate: (request: Request, ownerId: number, key: string) => Promise<Response>
  /** Ends a complete upload and returns its file. Throws 422 when it is gone or incomplete. */
  finish: (ownerId: number, key: string) => Promise<{ file: UploadedFile; content: Blob }>
  /** Keys of unfinished uploads. */
  open: () => string[]
  close: () => void
}

/** Direct uploads of a world to its storage. */
export type DirectUploads = {
  storage: Storage
  track: (object: StoredObject, uploadId?: string) => void
  /** Keys of multipart uploads neither completed nor aborted, and of objects without a file entry. */
  unfinished: (db: Db) => Promise<{ parts: string[]; objects: string[] }>
}
