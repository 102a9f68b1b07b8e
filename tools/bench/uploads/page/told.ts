import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { DEFAULT_CHUNK_SIZE } from '@/core/shared/uploads/transport/tus/tus-upload'

/** Where every file goes, whoever sends it. */
export const PLACE = { disk: 'public', diskPrefix: 'track_media' } as const

const TYPE = 'application/octet-stream'
const EXTENSION = 'bin'

/** What the site is told of a file before its bytes go to the storage. */
export const announced = ({ name, size }: File) => ({
  ...PLACE,
  filename: name,
  mime: TYPE,
  size,
  extension: EXTENSION,
})

/** What it is told of a file that it makes of bytes that it has. */
export const listed = ({ name, size }: File) => ({
  clientName: name,
  clientExtension: EXTENSION,
  clientMime: TYPE,
  size,
})

/** Bytes of a tus chunk, by the site's settings. */
export const chunkSize = (): number => getBootstrap().settings.uploads.chunk_size || DEFAULT_CHUNK_SIZE
