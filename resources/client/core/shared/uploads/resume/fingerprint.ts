import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { holdLock } from '@/lib/browser/hold-lock'

import type { TransferJob } from '../transport/transport'

/** Bytes hashed at each end of a file, to tell it from another with the same name, size and time. */
const HASHED_BYTES = 64 * 1024

const SEPARATOR = '\u0000'

/**
 * Returns the hash under which an interrupted upload is found again: file, both ends of its content, user and
 * destination. Undefined on pages without TLS, where browsers do not hash. Rejects when the file cannot be read.
 */
export async function fingerprintFile({ file, item, metadata }: TransferJob): Promise<string | undefined> {
  // Undefined on pages without TLS, despite its type.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const destination = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const parts = [item.fingerprint, getBootstrap().user?.id, JSON.stringify(destination)].join(SEPARATOR)
  const ends = [file.slice(0, HASHED_BYTES), file.slice(-HASHED_BYTES)]
  const bytes = new Uint8Array(await new Blob([parts, SEPARATOR, ...ends]).arrayBuffer())
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The right of one upload, across all tabs, to use the resume slot of its file. */
type FingerprintLock = {
  fingerprint: string
  release: () => Promise<unknown>
}

/**
 * Locks a file's fingerprint for one upload. Returns null when the file has no fingerprint, or when another tab or row
 * is uploading it: the upload must then not touch the resume slot. Browsers without locks always grant one.
 */
export async function lockFingerprint(fingerprint: string | undefined): Promise<FingerprintLock | null> {
  if (fingerprint === undefined) return null
  const release = await holdLock(`dziesma:upload:${fingerprint}`)
  return release && { fingerprint, release }
}
