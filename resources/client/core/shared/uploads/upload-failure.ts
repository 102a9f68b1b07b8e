import type { ErrorBody } from '@/contract/machinery/errors'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, SESSION_ENDED } from '@/core/platform/api/api-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'

/** Failure with a translated message to show to the user. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
}

/**
 * Returns the message to show for a failed upload (spec section 8): the server's error for the field `file`, else its
 * general message. A web server that refuses a large body sends only a status.
 */
export function failureMessage(error: unknown): string {
  if (error instanceof UploadFailure) return error.message
  if (!(error instanceof ApiError)) return translate('There was an issue. Please try again.')
  if (SESSION_ENDED.includes(error.status)) return translate('Your session has ended. Sign in to continue.')
  if (error.status === HttpStatus.Forbidden) return refusalMessage(error.body)
  const message = error.fieldErrors['file'] || error.body.message
  if (message) return translateIfKnown(message)
  return error.status === HttpStatus.PayloadTooLarge
    ? translate('The file exceeds maximum allowed size')
    : translate('There was an issue. Please try again.')
}

/** The demo site's refusal as tus receives it; elsewhere it is translated already. */
const DEMO_REFUSAL = "You can't do that on demo site."

/**
 * Uploading has its own permission, which e.g. a playlist's owner may lack. A refusal with an action, and that of a
 * demo site, explain themselves better.
 */
function refusalMessage({ action, message }: ErrorBody): string {
  const demo = translate("You can't do this on a demo site.")
  if (message === DEMO_REFUSAL || message === demo) return demo
  return action && message
    ? translateIfKnown(message)
    : translate("You can't upload files here, but you can continue without one.")
}
