import type { Settings } from '@/contract/shapes/settings'

const MEGABYTE = 1024 * 1024

/** Bytes of an upload chunk; the default is the client's (backend contract, section 1.5). */
export const chunkSizeOf = ({ uploads }: Settings): number => uploads.chunk_size || 5 * MEGABYTE

/** Whether a disk is an S3 storage. */
const hasS3 = ({ uploads }: Settings): boolean =>
  [uploads.uploads_driver, uploads.public_driver].some((driver) => driver?.endsWith('s3'))

/** Whether public files are on the site's own disk. */
export const keepsFiles = ({ uploads }: Settings): boolean => !uploads.public_driver?.endsWith('s3')

/** Whether files go straight to the storage. */
export const isDirect = (settings: Settings): boolean => settings.uploads.s3_direct_upload && hasS3(settings)

/** Whether direct uploads are on without a storage. */
export const lacksDriver = (settings: Settings): boolean => settings.uploads.s3_direct_upload && !hasS3(settings)
