import { fileEntries, type FileEntry } from '@/contract/groups/file-entries'
import { normalizedModels } from '@/contract/groups/normalized-models'
import { toWire } from '@/contract/machinery/wire'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { ModelOption } from '@/core/shared/data-table/filter-definition'
import { siteRoot } from '@/lib/browser/url'

import type { RecordSource } from '../record-kind'

/** Requests of the files; `remove` deletes for ever. */
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

/** Deletes the files in the trash for ever. Throws ApiError. */
export const emptyTrash = () => call(fileEntries.remove, { body: { entryIds: [], emptyTrash: true } })

/** URL of a download of files; several come as an archive. */
export const downloadUrl = (files: readonly FileEntry[]): string => {
  const hashes = files.map(({ hash }) => hash ?? '').join()
  return new URL(toWire(fileEntries.download, { params: { hashes } }).url, siteRoot()).href
}

/** Finds the owners of files by name or email address. Throws ApiError. */
export async function findOwners(query: string, signal: AbortSignal): Promise<ModelOption[]> {
  const { results } = await call(normalizedModels.list, { params: { type: 'user' }, query: { query } }, { signal })
  return results.map(({ id, name, description }) => ({
    id,
    name: name || `#${id}`,
    ...(description && { description }),
  }))
}

/** Reads a file. Throws ApiError when the server refuses. */
async function readFile(url: string, signal: AbortSignal): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- a file, not a response in JSON
  const response = await fetch(url, { signal })
  if (!response.ok) throw new ApiError(response.status)
  return response
}

type Context = { signal: AbortSignal }

/** Queries of a file's bytes and its text; they fail with ApiError. */
export const fileContent = {
  bytes: (url: string) => ({
    queryKey: ['file bytes', url],
    queryFn: async ({ signal }: Context) => (await readFile(url, signal)).blob(),
  }),
  text: (url: string) => ({
    queryKey: ['file text', url],
    queryFn: async ({ signal }: Context) => (await readFile(url, signal)).text(),
  }),
}
