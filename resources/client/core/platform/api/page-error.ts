import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { safePath } from '@/core/platform/navigation/safe-path'

import { ApiError } from './api-error'
import { retryAfterOf } from './retry-after'
import type { RawAnswer } from './transport'

/** Pages that the backend redirects to when the user's plan does not include a request (backend contract, trap 27). */
const planPages: (string | undefined)[] = [paths.pricing.pattern, paths.billing.pattern]

/** The failure behind an HTML page in place of JSON: a redirect to the plans is the 403 it stands for, with a link to them. */
export function pageError({ status, retryAfter }: RawAnswer, page: string): ApiError {
  const path = safePath(page)
    ?.split(/[?#]/)[0]
    ?.replace(/(.)\/$/, '$1')
  if (!planPages.includes(path)) return new ApiError(status, {}, { retryAfter: retryAfterOf(retryAfter), page })
  const action = { label: translate('See plans'), action: paths.pricing.link() }
  return new ApiError(403, { message: translate("Your plan doesn't include this."), action }, { page })
}
