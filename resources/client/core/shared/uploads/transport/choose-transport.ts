import type { Settings } from '@/contract/settings'

import type { TransportName } from '../queue/upload-item'
import { DEFAULT_DISK, type UploadMetadata } from './metadata'

const MEGABYTE = 1024 * 1024

/** Smallest file in bytes that is sent in chunks by tus (spec section 9). */
export const MIN_CHUNKED_SIZE = 4 * MEGABYTE

/** Smallest file in bytes that is sent to S3 in parts (spec section 9). */
export const MIN_MULTIPART_SIZE = 100 * MEGABYTE

/** Chooses how to send a file: straight to S3 when its disk allows direct uploads, otherwise through the site. */
export function chooseTransport(
  { size }: Pick<File, 'size'>,
  { disk = DEFAULT_DISK }: UploadMetadata,
  settings: Settings['uploads'],
): TransportName {
  const driver = disk === DEFAULT_DISK ? settings.uploads_driver : settings.public_driver
  if (settings.s3_direct_upload && driver?.endsWith('s3'))
    return size >= MIN_MULTIPART_SIZE ? 's3Multipart' : 's3Simple'
  return size >= MIN_CHUNKED_SIZE && !settings.disable_tus ? 'tus' : 'form'
}
