import { beforeEach, describe, expect, test } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { changeLanguage } from '@/core/platform/i18n/i18n'

import { failureMessage, UploadFailure } from './upload-failure'

const GENERIC = 'There was an issue. Please try again.'
const SIGNED_OUT = 'Your session has ended. Sign in to continue.'

beforeEach(() => changeLanguage('en'))

describe('failureMessage', () => {
  test.each([
    [
      new ApiError(422, { message: 'The given data was invalid.', errors: { file: ['The file must be an image.'] } }),
      'The file must be an image.',
    ],
    [new ApiError(422, { message: 'Not enough space.', errors: {} }), 'Not enough space.'],
    [
      new ApiError(403, { message: 'This action is unauthorized.' }),
      "You can't upload files here, but you can continue without one.",
    ],
    [
      new ApiError(403, { message: 'Your plan has no uploads.', action: { label: 'Upgrade', action: '/pricing' } }),
      'Your plan has no uploads.',
    ],
    [new ApiError(403, { message: "You can't do that on demo site." }), "You can't do this on a demo site."],
    [new ApiError(403, { message: "You can't do this on a demo site." }), "You can't do this on a demo site."],
    [new ApiError(413, {}), 'The file exceeds maximum allowed size'],
    [new ApiError(413, { message: 'Payload too large' }), 'Payload too large'],
    [new ApiError(419, { message: 'CSRF token mismatch.' }), SIGNED_OUT],
    [new ApiError(401, { message: 'Unauthenticated.' }), SIGNED_OUT],
    [new ApiError(500, {}), GENERIC],
    [new ApiError(0, {}), GENERIC],
    [new UploadFailure('Upload timed out'), 'Upload timed out'],
    [new TypeError('x is not a function'), GENERIC],
    ['nothing', GENERIC],
  ])('shows %s as “%s”', (error, message) => expect(failureMessage(error)).toBe(message))

  test('translates server messages that the site has a translation for', async () => {
    await changeLanguage('lv')
    expect(failureMessage(new ApiError(422, { message: 'This file type is not allowed' }))).toBe(
      'Šāda veida datne nav atļauta',
    )
  })
})
