import { fileEntries } from '@/contract/groups/file-entries'
import { s3 } from '@/contract/groups/s3'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'

import { finishUpload } from '../finish-upload'
import type { Transfer, TransferJob } from '../transport'
import { entryBodyOf } from './s3-calls'

/** Keys of objects that the server has not listed yet, by the ids of their upload items. */
const unlisted = new Map<string, string>()

/** True while a stored object of this file waits to be listed. */
export const isUnlisted = ({ item }: TransferJob): boolean => unlisted.has(item.id)

/** Has the server make a file entry of a stored object. Until it has, the key is kept for {@link relistObject}. */
export async function listObject(transfer: Transfer, key: string): Promise<FileEntry> {
  const { item, signal, watch } = transfer
  unlisted.set(item.id, key)
  const list = () => {
    watch.arm()
    return call(s3.entries, { body: entryBodyOf(transfer, key) }, { signal })
  }
  const entry = await finishUpload(list, signal)
  unlisted.delete(item.id)
  return entry
}

/**
 * Lists the object of an earlier try, before the file is uploaded again: only listed objects can be deleted. Returns
 * undefined when there is none, or the server refuses it. Calls `forget` unless it rejects, as the earlier upload is
 * over.
 */
export async function relistObject<T extends Transfer>(
  transfer: T,
  forget: (transfer: T) => void,
): Promise<FileEntry | undefined> {
  const key = unlisted.get(transfer.item.id)
  if (key === undefined) return undefined
  const entry = await listObject(transfer, key).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return undefined
  })
  unlisted.delete(transfer.item.id)
  forget(transfer)
  return entry
}

/** Deletes an object that was never listed: lists it first, as only listed objects can be deleted. */
export async function deleteUnlisted(job: TransferJob): Promise<void> {
  const key = unlisted.get(job.item.id)
  if (key === undefined) return
  const { fileEntry } = await call(s3.entries, { body: entryBodyOf(job, key) })
  unlisted.delete(job.item.id)
  await call(fileEntries.remove, { body: { entryIds: [fileEntry.id], deleteForever: true } })
}
