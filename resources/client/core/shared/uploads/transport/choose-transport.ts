import type { Settings } from '@/contract/settings'

import { DEFAULT_DISK, type UploadMetadata } from './metadata'
import type { TransportName } from './transport-name'

const MEGABYTE = 1024 * 1024

/** Files of so many bytes go in chunks by tus (spec section 9). */
export const CHUNKED_FROM = 4 * MEGABYTE

/** Files of so many bytes go straight to S3 in parts (spec section 9). */
export const MULTIPART_FROM = 100 * MEGABYTE

/** The way for a file: straight to the storage where its disk is an S3 that takes that, otherwise through the site. */
export function chooseTransport(
  { size }: Pick<File, 'size'>,
  { disk = DEFAULT_DISK }: UploadMetadata,
  settings: Settings['uploads'],
): TransportName {
  const driver = disk === DEFAULT_DISK ? settings.uploads_driver : settings.public_driver
  if (settings.s3_direct_upload && driver?.endsWith('s3')) return size >= MULTIPART_FROM ? 's3Multipart' : 's3Simple'
  return size >= CHUNKED_FROM && !settings.disable_tus ? 'tus' : 'form'
}
