import { HttpStatus, isSuccess } from '@/contract/http-status'

import { ApiError, NO_ANSWER } from './api-error'

/** Statuses of a gateway that gave up waiting for the server behind it. */
const GATEWAY: readonly number[] = [HttpStatus.BadGateway, HttpStatus.GatewayTimeout]

/** Whether the server may have applied a failed request: its response was lost or unreadable. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_ANSWER || isSuccess(error.status) || GATEWAY.includes(error.status))
