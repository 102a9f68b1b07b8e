import { matchQuery } from '@tanstack/react-query'

import { errorLogs } from '@/contract/groups/error-logs'
import { outgoingEmails } from '@/contract/groups/outgoing-emails'
import { scheduleLogs, type ScheduleRun } from '@/contract/groups/schedule-logs'
import { call } from '@/core/platform/api/call'
import { fileUrl } from '@/core/platform/api/file-url'
import { keyOf, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { TableQuery } from '@/core/shared/data-table/table-state'

/** Query for a page of a log file, which the server pages itself; of the latest file without `file`. */
export const errorLogQuery = (file: string | undefined, { query: text, page, perPage }: TableQuery) =>
  query(errorLogs.list, {
    query: { ...(file !== undefined && { file }), ...(text !== undefined && { query: text }), page, perPage },
  })

/** Deletes a log file. Throws ApiError. */
export const deleteLogFile = (identifier: string) => call(errorLogs.remove, { params: { identifier } })

/** Refetches the error logs, except the pages of a file that is gone. */
export const refetchErrorLogs = (gone: string) =>
  queryClient.invalidateQueries({
    queryKey: keyOf(errorLogs.list),
    predicate: (page) => !matchQuery({ queryKey: keyOf(errorLogs.list, { query: { file: gone } }) }, page),
  })

/** URLs of files that the browser downloads. */
export const downloads = {
  errors: (identifier: string) => fileUrl(errorLogs.download, { params: { identifier } }),
  latestErrors: () => fileUrl(errorLogs.downloadLatest),
  schedule: () => fileUrl(scheduleLogs.download),
  email: (id: number) => fileUrl(outgoingEmails.download, { params: { id } }),
  emails: () => fileUrl(outgoingEmails.downloadAll),
}

/** Query for a page of the runs of scheduled commands. */
export const scheduleQuery = (tableQuery: TableQuery) =>
  queryPart(scheduleLogs.list, ({ pagination }) => pagination, { query: tableQuery })

/** Runs the command of a run once more, and returns the run that the log has for it; undefined for none yet. Throws ApiError. */
export async function rerun({ id, command }: ScheduleRun): Promise<ScheduleRun | undefined> {
  const known = await latestRun(command)
  await call(scheduleLogs.rerun, { params: { id } })
  const latest = await latestRun(command)
  return latest && (latest.id !== known?.id || latest.ran_at !== known.ran_at) ? latest : undefined
}

/** Refetches the runs of scheduled commands. */
export const refetchSchedule = () => queryClient.invalidateQueries({ queryKey: keyOf(scheduleLogs.list) })

/** Fetches the latest run of a command. */
async function latestRun(command: string): Promise<ScheduleRun | undefined> {
  const { pagination } = await call(scheduleLogs.list, {
    query: { query: command, orderBy: 'ran_at', orderDir: 'desc', perPage: 5 },
  })
  return pagination.items.find((run) => run.command === command)
}

/** Query for a page of the outgoing emails. */
export const emailsQuery = (tableQuery: TableQuery) =>
  queryPart(outgoingEmails.list, ({ pagination }) => pagination, { query: tableQuery })

/** Query for an email with its message. */
export const emailQuery = (id: string) => queryPart(outgoingEmails.show, ({ logItem }) => logItem, { params: { id } })
