import { ApiError, NO_ANSWER } from './api-error'

/** A gateway that gave up on the server behind it. */
const GATEWAY = [502, 504]

/** Whether a failed call may have been done all the same: its answer was lost, or could not be read. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_ANSWER || error.status < 300 || GATEWAY.includes(error.status))
