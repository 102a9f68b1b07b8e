// Separate chunk: loaded with the first error response.
import type { ErrorBody } from '@/contract/machinery/errors'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { safePath } from '@/lib/browser/safe-url'

import { readableMessage } from './server-messages'

/**
 * Returns an error with messages for the user: translated, except in a trace, which shows administrators the
 * exception's original message. A redirect to the plans becomes a 403 with a link to them.
 */
export function readableError(error: ApiError): ApiError {
  const { status, page, retryAfter } = error
  if (page !== undefined) return isPlanPage(page) ? missingPlan(page) : error
  return error.hasTrace ? error : new ApiError(status, readableBody(error.body), { retryAfter })
}

/** Pages that the backend redirects to when the user's plan does not include a request (backend contract, trap 27). */
const planPages: (string | undefined)[] = [paths.pricing.pattern, paths.billing.pattern]

const isPlanPage = (page: string): boolean =>
  planPages.includes(
    safePath(page)
      ?.split(/[?#]/)[0]
      ?.replace(/(.)\/$/, '$1'),
  )

function missingPlan(page: string): ApiError {
  const action = { label: translate('See plans'), action: paths.pricing.link() }
  return new ApiError(HttpStatus.Forbidden, { message: translate("Your plan doesn't include this."), action }, { page })
}

function readableBody(body: ErrorBody): ErrorBody {
  const { message, errors = {} } = body
  const entries = Object.entries(errors).map(([name, messages]) => [name, [messages].flat().map(readableMessage)])
  return {
    ...body,
    ...(message !== undefined && { message: readableMessage(message) }),
    ...(body.errors && { errors: Object.fromEntries(entries) as Record<string, string[]> }),
  }
}
