import { fileEntries } from '@/contract/groups/file-entries'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'

const remove = (entryIds: number[]) => call(fileEntries.remove, { body: { entryIds, deleteForever: true } })

/** Deletes uploaded files; those that are gone already are no failure. Throws ApiError. */
export async function deleteUploads(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await remove([...ids])
  } catch (error) {
    if (!isGone(error)) throw error
    if (ids.length > 1) await Promise.all(ids.map((id) => deleteUploads([id])))
  }
}
