import { paths } from '@/core/platform/navigation/paths'

/** A log of the server, as its URL names it; the error log has the URL of the section. */
export type LogId = 'errors' | 'schedule' | 'emails'

/** URL of a log, or of one of its records. */
export const logLink = (log: LogId, id?: number): string =>
  paths.admin.link(['logs', ...(log === 'errors' ? [] : [log]), ...(id === undefined ? [] : [id])].join('/'))
