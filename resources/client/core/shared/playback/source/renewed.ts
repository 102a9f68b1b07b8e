import { HttpStatus } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { recovery } from '@/core/platform/api/recovery'

/** A call that is repeated once when the session had ended (401) and could be renewed without a word; `call()` does so after a 419. */
export async function renewed<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === HttpStatus.Unauthorized && (await recovery().renewSession())))
      throw error
    return attempt()
  }
}
