import type { Input } from '@/contract/endpoint'
import { s3 } from '@/contract/s3'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/file-entry'

import { finishUpload } from '../finish-upload'
import { type FlatMetadata, wireExtension } from '../metadata'
import type { Transfer, TransferJob } from '../transport'

type Announcement = Input<typeof s3.presign>['body']
type Place = Pick<Announcement, 'disk' | 'diskPrefix' | 'parentId' | 'relativePath' | 'workspaceId'>

// What the uploader says of the place is checked where it is said, by UploadMetadata.
const placeOf = (metadata: FlatMetadata): Place => metadata

/** The disk, which the server wants to hear at every call: it picks the bucket by it (backend contract, section 9). */
export const diskOf = (metadata: FlatMetadata): Pick<Place, 'disk'> => {
  const { disk } = placeOf(metadata)
  return disk ? { disk } : {}
}

/** What is told of a file before it is sent. */
export const announcementOf = ({ file, item, metadata }: TransferJob): Announcement => ({
  ...placeOf(metadata),
  filename: file.name,
  mime: item.mime,
  size: file.size,
  extension: wireExtension(item),
})

/** What the server is told of an object that is to become a file. */
export const listingOf = ({ file, item, metadata }: TransferJob, key: string): Input<typeof s3.entries>['body'] => ({
  ...placeOf(metadata),
  clientName: file.name,
  clientExtension: wireExtension(item),
  clientMime: item.mime,
  filename: key.split('/').at(-1) ?? key,
  size: file.size,
})

/** Has the server make a file of an object that is in the storage under this key. */
export const listStored = (transfer: Transfer, key: string): Promise<FileEntry> =>
  finishUpload(() => {
    transfer.watch.arm()
    return call(s3.entries, { body: listingOf(transfer, key) }, { signal: transfer.signal })
  }, transfer.signal)
