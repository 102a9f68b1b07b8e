import type { UploadedFile } from '../files/keep-file'
import { refused } from '../invalid'
import { randomToken } from '../sign-in/random-token'
import type { Db, MockFile } from '../store/db'
import { StorageError } from './storage'
import type { Acl, Disk, Storage, StoredObject } from './storage'

const NAME_BYTES = 18

type Place = Pick<UploadedFile, 'disk' | 'diskPrefix'>

const diskOf = ({ disk = 'uploads' }: { disk?: Disk | undefined }): Disk => disk

/** Where a file of this name lies: private ones in a folder of their own name, public ones in that of their kind. */
export const objectOf = (place: Place, filename: string): StoredObject => {
  const disk = diskOf(place)
  return { disk, key: `${disk === 'public' ? (place.diskPrefix ?? '') : filename}/${filename}` }
}

/** A name that nobody can guess, with the extension that the visitor's file has. */
export const newFilename = (extension: string): string => {
  const ending = extension.toLowerCase().replace(/[^a-z0-9]/g, '')
  return randomToken(NAME_BYTES) + (ending && `.${ending}`)
}

/** Files of the public disk are there for everybody. */
export const aclOf = (place: Place): Acl => (diskOf(place) === 'public' ? 'public-read' : 'private')

/** The object that a call names: it says the disk each time, since the bucket is picked by it. */
export const namedObject = ({ key, disk }: { key: string; disk?: Disk | undefined }): StoredObject => ({
  key,
  disk: diskOf({ disk }),
})

/** What the storage refuses is the backend's refusal, in a message alone. */
export async function asked<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (thrown) {
    throw thrown instanceof StorageError ? refused(`${thrown.code}: ${thrown.message}`) : thrown
  }
}

/** The file that an object became. */
export const fileOf = ({ files }: Db, { disk, key }: StoredObject): MockFile | undefined =>
  files.all().find((file) => file.disk === disk && file.object?.key === key)

/** A world's storage, and what of it the world has begun. */
export function createDirectUploads(storage: Storage) {
  const begun = new Set<{ object: StoredObject; uploadId?: string }>()

  const isOpen = (object: StoredObject, uploadId: string): Promise<boolean> =>
    storage.parts(object, uploadId).then(
      () => true,
      () => false,
    )

  return {
    storage,
    note: (object: StoredObject, uploadId?: string): void =>
      void begun.add({ object, ...(uploadId !== undefined && { uploadId }) }),
    /** Keys of uploads in parts that neither ended nor were aborted, and of objects that became no file. */
    async unfinished(db: Db): Promise<{ parts: string[]; objects: string[] }> {
      const parts: string[] = []
      const objects: string[] = []
      for (const upload of begun) {
        const { object, uploadId } = upload
        const isListed = fileOf(db, object) !== undefined
        const isInParts = uploadId !== undefined && !isListed && (await isOpen(object, uploadId))
        const isObject = !isListed && (await storage.sizeOf(object)) !== undefined
        if (isInParts) parts.push(object.key)
        if (isObject) objects.push(object.key)
        // Nothing can come of it any more; to what was signed in one piece something still may.
        if (isListed || (uploadId !== undefined && !isInParts && !isObject)) begun.delete(upload)
      }
      return { parts, objects }
    },
  }
}
/** A {@link createDirectUploads}. */
export type DirectUploads = ReturnType<typeof createDirectUploads>
