import { callerOf } from '../caller'
import type { Caller } from '../caller'
import { demand } from '../permissions'

/** The caller of a request about music. Answers 403 to those who may not see it. */
export function musicCaller(request: Parameters<typeof callerOf>[0], permission = 'music.view'): Caller {
  const caller = callerOf(request)
  demand(caller, permission)
  return caller
}
