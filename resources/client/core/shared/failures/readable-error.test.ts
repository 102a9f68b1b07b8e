import { expect, it } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'

import { readableError } from './readable-error'

it('readableError translates the message and every error, and keeps the rest', () => {
  const action = { label: 'Upgrade', action: '/pricing' }
  const body = { message: 'Server Error', errors: { a: ['Not Found'], b: 'Own words.' }, action }
  expect(readableError(new ApiError(422, body, { retryAfter: 7 }))).toMatchObject({
    status: 422,
    retryAfter: 7,
    body: {
      message: 'There was an issue. Please try again.',
      errors: { a: ["This doesn't exist, or it has been removed."], b: ['Own words.'] },
      action,
    },
  })
  expect(readableError(new ApiError(500)).body).toEqual({})
})
