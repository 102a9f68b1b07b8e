import { rejectedUpload } from '../../kit/mock-failure'
import { randomToken } from '../../kit/random-token'
import { type Acl, type Disk, StorageError, type StoredObject } from '../../state/parts/storage'
import type { UploadedFile } from '../../state/parts/uploads'
import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'

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
