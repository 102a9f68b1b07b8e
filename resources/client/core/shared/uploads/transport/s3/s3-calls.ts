import type { s3 } from '@/contract/groups/s3'
import type { Input } from '@/contract/machinery/endpoint'
import { parseUrl } from '@/lib/browser/url'

import { type FlatMetadata, wireExtension } from '../metadata'
import type { TransferJob } from '../transport'

type CreateBody = Input<typeof s3.presign>['body']
type Destination = Pick<CreateBody, 'disk' | 'diskPrefix' | 'parentId' | 'relativePath' | 'workspaceId'>

// UploadMetadata types the destination where the uploader receives it.
const destinationOf = (metadata: FlatMetadata): Destination => metadata

/** The disk, which every call repeats: the server picks the bucket by it (backend contract, section 9). */
export const diskOf = (metadata: FlatMetadata): Pick<Destination, 'disk'> => {
  const { disk } = destinationOf(metadata)
  return disk ? { disk } : {}
}

/** Body of the calls that announce a file before its upload: presign and multipart create. */
export const createBodyOf = ({ file, item, metadata }: TransferJob): CreateBody => ({
  ...destinationOf(metadata),
  filename: file.name,
  mime: item.mime,
  size: file.size,
  extension: wireExtension(item),
})

/** Body of the call that turns a stored object into a file entry. */
export const entryBodyOf = ({ file, item, metadata }: TransferJob, key: string): Input<typeof s3.entries>['body'] => ({
  ...destinationOf(metadata),
  clientName: file.name,
  clientExtension: wireExtension(item),
  clientMime: item.mime,
  filename: key.split('/').at(-1) ?? key,
  size: file.size,
})

/**
 * Returns a signed URL if it leads to a foreign origin. Throws TypeError otherwise: a file must not be sent to a page
 * of this site, with the user's cookies.
 */
export function storageUrl(signed: string): string {
  const url = parseUrl(signed)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === window.location.origin)
    throw new TypeError(`Not a storage URL: ${signed}`)
  return url.href
}
