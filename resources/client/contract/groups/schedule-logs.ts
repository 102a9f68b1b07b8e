import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { nameText, optionalNumber, optionalText } from '../machinery/wire-values'

const scheduleRunSchema = z.looseObject({
  id: z.number(),
  command: nameText,
  /** Text that the command printed, of any length. */
  output: optionalText,
  ran_at: optionalText,
  /** Milliseconds. */
  duration: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  /** Number of runs within an hour. */
  count_in_last_hour: optionalNumber,
  /** 0 after a success. */
  exit_code: optionalNumber,
})
/** A run of a scheduled command after parsing. */
export type ScheduleRun = z.output<typeof scheduleRunSchema>

/** Runs of scheduled commands (backend contract, section 7). */
export const scheduleLogs = {
  list: endpoint({
    method: 'GET',
    path: 'logs/schedule',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(scheduleRunSchema) }),
    assumed: 'whether `duration` is in milliseconds',
  }),
  /** Runs the command of a run once more. */
  rerun: endpoint({
    method: 'POST',
    path: 'logs/schedule/rerun/:id',
    isJob: true,
    response: emptyResponse,
    assumed: 'the response, and whether the command has ended when it comes',
  }),
  /** Downloads the whole log. */
  download: endpoint({
    method: 'GET',
    path: 'logs/schedule/download',
    response: z.unknown(),
    file: true,
  }),
}
