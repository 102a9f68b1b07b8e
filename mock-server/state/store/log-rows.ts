import type { emailStatuses } from '@/contract/groups/outgoing-emails'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { defineTable } from './define-table'

/** An entry of an error log; the exception contains the stack trace. */
export type MockLogEntry = { level: string; datetime: string; message: string; exception: string | null }

/** A file of error logs; `repeated` entries of one size each make it large without holding it. */
export type MockErrorLogFile = {
  id: number
  name: string
  identifier: string
  /** Oldest first. */
  entries: readonly MockLogEntry[]
  repeated?: { count: number; entryBytes: number }
}

/** A run of a scheduled command. */
export type MockScheduleRun = {
  id: number
  command: string
  output: string | null
  ran_at: string
  /** Milliseconds. */
  duration: number
  count_in_last_hour: number
  exit_code: number
}

/** An email that the server has sent, or tried to send. */
export type MockOutgoingEmail = {
  id: number
  from: string
  to: string
  subject: string
  status: (typeof emailStatuses)[number]
  text: string | null
  html: string | null
  created_at: string
  updated_at: string
}

/** Tables of errors, scheduled commands and emails; requests read them only, except for a deleted file and a rerun. */
export const logTables = {
  errorLogFiles: defineTable<MockErrorLogFile>({ permissions: { group: 'site', prefix: assumedPermissions.logs } }),
  scheduleRuns: defineTable<MockScheduleRun>({
    columns: ['command', 'ran_at', 'duration', 'count_in_last_hour', 'exit_code'],
  }),
  outgoingEmails: defineTable<MockOutgoingEmail>({ columns: ['from', 'to', 'subject', 'status'] }),
}
