import { scheduleLogs } from '@/contract/groups/schedule-logs'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { scheduleLogs as documented } from '../../documented/groups/schedule-logs'
import { attachment } from '../../kit/attachment'
import { filterRows } from '../../rules/lists/filter-rows'
import { listRows } from '../../rules/lists/listing'
import { administrator } from '../../rules/permissions/administrator'
import { findRow } from '../../state/store/find-row'
import type { MockScheduleRun } from '../../state/store/log-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Command that fails whenever it runs; the others succeed when they are run again. */
const ALWAYS_FAILS = 'spotify:sync'

const fileLine = ({ ran_at, command, exit_code, duration, output }: MockScheduleRun): string =>
  `[${ran_at}] ${command} (${exit_code}, ${duration} ms)\n${output ?? ''}\n`

export const scheduleLogHandlers = mockGroup(scheduleLogs, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.scheduleRuns.all(), filters, {})
    const pagination = listRows(caller, rows, query, {
      table: 'scheduleRuns',
      order: 'ran_at:desc',
      searched: ({ command, output }) => [command, output ?? ''],
    })
    return { pagination }
  },

  rerun: (request) => {
    const { db, now } = administrator(callerOf(request), `${assumedPermissions.logs}.update`)
    const { scheduleRuns: table } = db
    const known = findRow(table, request.params['id'], 'ScheduleLogItem')
    const fails = known.command === ALWAYS_FAILS
    table.insert({
      ...known,
      id: table.nextId(),
      ran_at: new Date(now()).toISOString(),
      output: fails ? known.output : 'Izdevās.',
      exit_code: fails ? known.exit_code : 0,
      count_in_last_hour: known.count_in_last_hour + 1,
    })
    return {}
  },

  download: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    return attachment(db.scheduleRuns.all().map(fileLine).join(''), 'schedule.log')
  },
})
