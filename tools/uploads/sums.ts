import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

/** SHA-256 of files that were chosen on this page, by their names: a file may be chosen again once it has changed. */
export type Sums = ReadonlyMap<string, readonly string[]>

/** Files are read whole to hash them; larger ones are not compared. */
const LARGEST = 512 * 1024 * 1024

const store = createStore<Sums>(new Map())

async function sumOf(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Remembers what a chosen file is made of. */
export async function noteSum(file: File): Promise<void> {
  if (file.size > LARGEST) return
  // A file that cannot be read is not uploaded either.
  const sum = await sumOf(file).catch(() => undefined)
  if (sum !== undefined) store.set(new Map(store.get()).set(file.name, [...(store.get().get(file.name) ?? []), sum]))
}

/** What was chosen until now. */
export const useSums = (): Sums => useSyncExternalStore(store.subscribe, store.get)
