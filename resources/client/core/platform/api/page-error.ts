import { HttpStatus } from '@/contract/http-status'
import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { safePath } from '@/core/platform/navigation/safe-path'

import { ApiError } from './api-error'
import { parseRetryAfter } from './read-error-body'
import type { RawResponse } from './transport'

/** Pages that the backend redirects to when the user's plan does not include a request (backend contract, trap 27). */
const planPages: (string | undefined)[] = [paths.pricing.pattern, paths.billing.pattern]

/**
 * Converts an HTML page received instead of JSON to an error; a redirect to the plans becomes a 403 with a link to
 * them.
 */
export function pageError({ status, retryAfter }: RawResponse, page: string): ApiError {
  const path = safePath(page)
    ?.split(/[?#]/)[0]
    ?.replace(/(.)\/$/, '$1')
  if (!planPages.includes(path)) return new ApiError(status, {}, { retryAfter: parseRetryAfter(retryAfter), page })
  const action = { label: translate('See plans'), action: paths.pricing.link() }
  return new ApiError(HttpStatus.Forbidden, { message: translate("Your plan doesn't include this."), action }, { page })
}
