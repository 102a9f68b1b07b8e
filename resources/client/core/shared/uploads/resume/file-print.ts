import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import type { TransferJob } from '../transport/transport'

/** So many bytes of a file's start, and of its end, tell it from another of the same name, size and time. */
export const PRINTED_BYTES = 64 * 1024

const SEPARATOR = '\u0000'

/**
 * What an upload is found again by: the file, part of its content, whose it is and where it goes. Undefined where the
 * browser does not hash, which is on pages without TLS. Rejects when the file cannot be read.
 */
export async function filePrint({ file, item, metadata }: TransferJob): Promise<string | undefined> {
  // Not there on a page without TLS, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const place = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const facts = [item.fingerprint, getBootstrap().user?.id, JSON.stringify(place)].join(SEPARATOR)
  const ends = [file.slice(0, PRINTED_BYTES), file.slice(-PRINTED_BYTES)]
  const bytes = new Uint8Array(await new Blob([facts, SEPARATOR, ...ends]).arrayBuffer())
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
