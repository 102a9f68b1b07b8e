import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure, rejectedUpload } from '../../kit/mock-failure'
import type { UploadedFile } from '../../state/parts/uploads'

/** Parses `Upload-Metadata`: pairs of a name and a base64 value. */
function metadataOf(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '))
  try {
    return new Map(pairs.map(([name = '', value = '']) => [name, utf8(value)]))
  } catch {
    throw new MockFailure(HttpStatus.BadRequest, { message: 'Upload-Metadata is not what tus says it is.' })
  }
}

const utf8 = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))

const REQUIRED_FIELDS = ['clientName', 'clientExtension', 'clientMime', 'clientSize']

/**
 * Reads the file's metadata from the headers of a creation. The backend fails when a client field is missing (backend
 * contract, section 9); the mock also rejects a size other than the upload's.
 */
export function fileFromMetadata(headers: Headers): UploadedFile {
  const metadata = metadataOf(headers.get('upload-metadata'))
  const missing = REQUIRED_FIELDS.find((name) => !metadata.has(name))
  if (missing !== undefined) throw new Error(`Undefined array key "${missing}"`)
  const size = Number(headers.get('upload-length') ?? Number.NaN)
  if (Number(metadata.get('clientSize')) !== size)
    throw rejectedUpload('The client size does not match the upload length.')
  return {
    name: metadata.get('clientName') ?? '',
    extension: metadata.get('clientExtension') ?? '',
    mime: metadata.get('clientMime') ?? '',
    size,
    disk: metadata.get('disk') === 'public' ? 'public' : 'uploads',
    diskPrefix: metadata.get('diskPrefix'),
    parentId: metadata.get('parentId'),
    relativePath: metadata.get('relativePath'),
    workspaceId: metadata.get('workspaceId'),
  }
}
