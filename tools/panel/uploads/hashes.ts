import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

/** SHA-256 hashes of the files chosen on this page by name; a file that changed has several. */
export type FileHashes = ReadonlyMap<string, readonly string[]>

/** Largest file in bytes to hash: hashing reads the whole file. */
const MAX_HASHED_SIZE = 512 * 1024 * 1024

const store = createStore<FileHashes>(new Map())

async function hashOf(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores the hash of a chosen file. */
export async function rememberHash(file: File): Promise<void> {
  if (file.size > MAX_HASHED_SIZE) return
  // Ignores unreadable files: their upload fails too.
  const digest = await hashOf(file).catch(() => undefined)
  if (digest !== undefined)
    store.set(new Map(store.get()).set(file.name, [...(store.get().get(file.name) ?? []), digest]))
}

/** Returns the hashes of the files chosen so far. */
export const useHashes = (): FileHashes => useSyncExternalStore(store.subscribe, store.get)
