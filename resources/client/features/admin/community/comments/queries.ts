import { comments, type ModeratedComment } from '@/contract/groups/comments'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { rowQuery } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

import { announceRemoval } from './announce-removal'

const relations = { with: ['commentable'], withCount: ['reports'] }

const refresh = () =>
  Promise.all([comments.all, comments.list].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })))

/** Requests for the comments. */
export const commentSource: RecordSource<ModeratedComment> = {
  list: (tableQuery) =>
    queryPart(comments.all, ({ pagination }) => pagination, { query: { ...tableQuery, ...relations } }),
  show: (id) => rowQuery({ endpoint: comments.all, pageOf: ({ pagination }) => pagination, relations }, id),
  remove: async (ids) => announceRemoval(await call(comments.remove, { params: { ids: ids.join() } }), ids, restore),
  refresh,
}

const requestRestore = (commentIds: readonly number[]) =>
  call(comments.restore, { body: { commentIds: [...commentIds] } })

/** Requests that moderate a comment, for several in turn; lists are not refetched. Each throws ApiError. */
export const moderation = {
  restore: (id: number) => requestRestore([id]),
  dismissReports: (id: number) => call(comments.withdrawReport, { params: { type: 'comment', id } }),
}

/** Restores deleted comments, and refetches. Throws ApiError. */
export async function restore(commentIds: readonly number[]): Promise<void> {
  await requestRestore(commentIds)
  await refresh()
}

/** Dismisses all reports of a comment, and refetches. Throws ApiError. */
export async function dismissReports(id: number): Promise<void> {
  await moderation.dismissReports(id)
  await refresh()
}
