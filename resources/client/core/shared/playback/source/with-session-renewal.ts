import { ApiError } from '@/core/platform/api/api-error'
import { recovery } from '@/core/platform/api/recovery'

/** A call that is repeated once when the session had ended (401) and could be withSessionRenewal without a word; `call()` does so after a 419. */
export async function withSessionRenewal<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && (await recovery().renewSession()))) throw error
    return attempt()
  }
}
