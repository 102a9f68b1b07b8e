import type { MockReport } from '../store/moderation-rows'
import { listenerIds } from './people'

/** Reported comments of the first track, each with the reasons. */
const reported: [commentId: number, reasons: string[]][] = [
  [5, ['Tas nav bērniem.', 'Rupji vārdi.']],
  [9, ['Reklāma.']],
]

/** Creates the reports of the seeded comments, each by another user. */
export const reports = (): MockReport[] =>
  reported
    .flatMap(([model_id, reasons]) => reasons.map((reason) => ({ model_id, reason })))
    .map((report, index) => ({
      id: index + 1,
      user_id: listenerIds[index] ?? 0,
      model_type: 'comment',
      ...report,
    }))
