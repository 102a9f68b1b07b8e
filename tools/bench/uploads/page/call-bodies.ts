import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { DEFAULT_CHUNK_SIZE } from '@/core/shared/uploads/transport/tus/tus-upload'

/** Destination of every file, for all senders. */
export const PLACE = { disk: 'public', diskPrefix: 'track_media' } as const

const TYPE = 'application/octet-stream'
const EXTENSION = 'bin'

/** Body fields that announce a file before its upload to the storage. */
export const uploadFields = ({ name, size }: File) => ({
  ...PLACE,
  filename: name,
  mime: TYPE,
  size,
  extension: EXTENSION,
})

/** Body fields that turn uploaded bytes into a file entry. */
export const entryFields = ({ name, size }: File) => ({
  clientName: name,
  clientExtension: EXTENSION,
  clientMime: TYPE,
  size,
})

/** Returns the bytes per tus chunk from the site's settings. */
export const chunkSize = (): number => getBootstrap().settings.uploads.chunk_size || DEFAULT_CHUNK_SIZE
