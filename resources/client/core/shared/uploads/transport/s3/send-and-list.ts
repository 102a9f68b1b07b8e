import { fileEntries } from '@/contract/file-entries'
import { s3 } from '@/contract/s3'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/file-entry'

import type { Transfer, TransferJob } from '../transport'
import { listingOf, listStored } from './s3-bodies'

/** Keys of what is in the storage, by the ids of their files, while the server has not listed it. */
const unlisted = new Map<string, string>()

/** How a file comes into the storage. */
type Way = {
  /** Gives its key. */
  send: () => Promise<string>
  /** What was sent is of no use any more: the next time begins anew. */
  forget: () => void
}

/**
 * Has the server make a file of what is in the storage, and first sends what is not there. What the server has refused to list is listed
 * before it is sent again: nobody could ever take it out of the storage otherwise.
 */
export async function sendAndList(transfer: Transfer, { send, forget }: Way): Promise<FileEntry> {
  const { id } = transfer.item
  const entry = (await listAgain(transfer, forget)) ?? (await listStored(transfer, await sent(id, send)))
  unlisted.delete(id)
  return entry
}

async function sent(id: string, send: () => Promise<string>): Promise<string> {
  const key = await send()
  unlisted.set(id, key)
  return key
}

async function listAgain(transfer: Transfer, forget: () => void): Promise<FileEntry | undefined> {
  const { id } = transfer.item
  const key = unlisted.get(id)
  if (key === undefined) return undefined
  try {
    return await listStored(transfer, key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    unlisted.delete(id)
    forget()
    return undefined
  }
}

/** Takes a file out of the storage that was never listed: only what is listed can be removed. */
export async function takeBackStored(job: TransferJob): Promise<void> {
  const key = unlisted.get(job.item.id)
  if (key === undefined) return
  const { fileEntry } = await call(s3.entries, { body: listingOf(job, key) })
  unlisted.delete(job.item.id)
  await call(fileEntries.remove, { body: { entryIds: [fileEntry.id], deleteForever: true } })
}
