import { HttpStatus } from '@/contract/http-status'
import { ApiError, SESSION_ENDED } from '@/core/platform/api/api-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/translate'

/** A failure whose message is for the visitor, translated already. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
}

/**
 * What the visitor is told of a failed upload (spec section 8): what the server says of the file, then what it says at all; a
 * web server that refuses a body for its size says so with its status alone.
 */
export function failureMessage(error: unknown): string {
  if (error instanceof UploadFailure) return error.message
  if (!(error instanceof ApiError)) return translate('There was an issue. Please try again.')
  if (SESSION_ENDED.includes(error.status)) return translate('Your session has ended. Sign in to go on.')
  // Files have a right of their own, which e.g. the owner of a playlist may lack; with an action the server explains it better.
  if (error.status === HttpStatus.Forbidden && !error.body.action)
    return translate('You may not upload files here. You can go on without one.')
  const said = error.fieldErrors['file'] || error.body.message
  if (said) return translateIfKnown(said)
  return error.status === HttpStatus.PayloadTooLarge
    ? translate('The file exceeds maximum allowed size')
    : translate('There was an issue. Please try again.')
}
