import { randomToken } from '../../backend/sign-in/random-token'
import { rejectedUpload } from '../../kit/mock-failure'
import type { UploadedFile } from '../../rules/files/store-file'
import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'
import { type Acl, type Disk, type Storage, StorageError, type StoredObject } from './storage'

const NAME_BYTES = 18

type Place = Pick<UploadedFile, 'disk' | 'diskPrefix'>

const diskOf = ({ disk = 'uploads' }: { disk?: Disk | undefined }): Disk => disk

/** The object of a file: private files each have a folder, public ones share their prefix. */
export const objectOf = (place: Place, filename: string): StoredObject => {
  const disk = diskOf(place)
  return { disk, key: `${disk === 'public' ? (place.diskPrefix ?? '') : filename}/${filename}` }
}

/** Generates an unguessable name with the file's extension. */
export const newFilename = (extension: string): string => {
  const ending = extension.toLowerCase().replace(/[^a-z0-9]/g, '')
  return randomToken(NAME_BYTES) + (ending && `.${ending}`)
}

/** Files on the public disk are publicly readable. */
export const aclOf = (place: Place): Acl => (diskOf(place) === 'public' ? 'public-read' : 'private')

/** The object named in a request body, whose disk selects the bucket. */
export const namedObject = ({ key, disk }: { key: string; disk?: Disk | undefined }): StoredObject => ({
  key,
  disk: diskOf({ disk }),
})

/** Turns a storage error into the backend's 422 with only a message. */
export async function withBackendErrors<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } catch (thrown) {
    throw thrown instanceof StorageError ? rejectedUpload(`${thrown.code}: ${thrown.message}`) : thrown
  }
}

/** Finds the file entry of an object. */
export const fileOf = ({ files }: Db, { disk, key }: StoredObject): MockFile | undefined =>
  files.all().find((file) => file.disk === disk && file.object?.key === key)

/** Tracks a world's direct uploads to its storage. */
export function createDirectUploads(storage: Storage) {
  const started = new Set<{ object: StoredObject; uploadId?: string }>()

  const isOpen = (object: StoredObject, uploadId: string): Promise<boolean> =>
    storage.parts(object, uploadId).then(
      () => true,
      () => false,
    )

  return {
    storage,
    track: (object: StoredObject, uploadId?: string): void =>
      void started.add({ object, ...(uploadId !== undefined && { uploadId }) }),
    /** Keys of multipart uploads neither completed nor aborted, and of objects without a file entry. */
    async unfinished(db: Db): Promise<{ parts: string[]; objects: string[] }> {
      const parts: string[] = []
      const objects: string[] = []
      for (const upload of started) {
        const { object, uploadId } = upload
        const isListed = fileOf(db, object) !== undefined
        const isInParts = uploadId !== undefined && !isListed && (await isOpen(object, uploadId))
        const isObject = !isListed && (await storage.sizeOf(object)) !== undefined
        if (isInParts) parts.push(object.key)
        if (isObject) objects.push(object.key)
        // Forget finished uploads; a presigned single PUT may still arrive.
        if (isListed || (uploadId !== undefined && !isInParts && !isObject)) started.delete(upload)
      }
      return { parts, objects }
    },
  }
}
/** Result of {@link createDirectUploads}. */
export type DirectUploads = ReturnType<typeof createDirectUploads>
