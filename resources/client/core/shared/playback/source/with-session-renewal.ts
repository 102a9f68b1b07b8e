import { HttpStatus } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { recovery } from '@/core/platform/api/recovery'

/**
 * Retries a call once if the session had expired (401) and was renewed silently; `call()` itself does so after a 419.
 */
export async function withSessionRenewal<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === HttpStatus.Unauthorized && (await recovery().renewSession())))
      throw error
    return attempt()
  }
}
