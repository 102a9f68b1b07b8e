import { fileEntries, type FileEntry } from '@/contract/groups/file-entries'
import { call } from '@/core/platform/api/call'
import { fileUrl } from '@/core/platform/api/file-url'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the files; `remove` deletes permanently. */
export const fileSource: RecordSource<FileEntry> = {
  list: (tableQuery) => queryPart(fileEntries.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(fileEntries.show, ({ fileEntry }) => fileEntry, { params: { id } }),
  remove: (ids) => call(fileEntries.remove, { body: { entryIds: [...ids], deleteForever: true } }),
  refresh: () =>
    Promise.all(
      [fileEntries.list, fileEntries.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    ),
}

/** Moves files to the trash. Throws ApiError. */
export const trashFiles = (ids: readonly number[]) =>
  call(fileEntries.remove, { body: { entryIds: [...ids], deleteForever: false } })

/** Takes files out of the trash. Throws ApiError. */
export const restoreFiles = (ids: readonly number[]) => call(fileEntries.restore, { body: { entryIds: [...ids] } })

/** Deletes the files in the trash permanently. Throws ApiError. */
export const emptyTrash = () => call(fileEntries.remove, { body: { entryIds: [], emptyTrash: true } })

/** Download URL for files; several are sent as one archive. */
export const downloadUrl = (files: readonly FileEntry[]): string =>
  fileUrl(fileEntries.download, { params: { hashes: files.map(({ hash }) => hash ?? '').join() } })
