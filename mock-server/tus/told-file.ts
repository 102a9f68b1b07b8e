import type { UploadedFile } from '../files/keep-file'
import { refused } from '../invalid'
import { MockFailure } from '../mock-failure'

/** Parses `Upload-Metadata`: pairs of a name and a base64 value. */
function metadataOf(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '))
  try {
    return new Map(pairs.map(([name = '', value = '']) => [name, utf8(value)]))
  } catch {
    throw new MockFailure(400, { message: 'Upload-Metadata is not what tus says it is.' })
  }
}

const utf8 = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))

const DEMANDED = ['clientName', 'clientExtension', 'clientMime', 'clientSize']

/**
 * Reads the file's metadata from the headers of a creation. The backend fails when a client field is missing (backend
 * contract, section 9); the mock also rejects a size other than the upload's.
 */
export function toldFile(headers: Headers): UploadedFile {
  const told = metadataOf(headers.get('upload-metadata'))
  const missing = DEMANDED.find((name) => !told.has(name))
  if (missing !== undefined) throw new Error(`Undefined array key "${missing}"`)
  const size = Number(headers.get('upload-length') ?? Number.NaN)
  if (Number(told.get('clientSize')) !== size) throw refused('The client size does not match the upload length.')
  return {
    name: told.get('clientName') ?? '',
    extension: told.get('clientExtension') ?? '',
    mime: told.get('clientMime') ?? '',
    size,
    disk: told.get('disk') === 'public' ? 'public' : 'uploads',
    diskPrefix: told.get('diskPrefix'),
    parentId: told.get('parentId'),
    relativePath: told.get('relativePath'),
    workspaceId: told.get('workspaceId'),
  }
}
