import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { ApiError, isUncertain, parseRetryAfter, readErrorBody } from './api-error'

it.each([
  [0, true],
  [200, true],
  [201, true],
  [502, true],
  [504, true],
  [403, false],
  [422, false],
  [500, false],
  [503, false],
])('isUncertain for status %i: %s', (status, expected) => {
  expect(isUncertain(new ApiError(status))).toBe(expected)
})

it('isUncertain is false for an error in the client', () => {
  expect(isUncertain(new Error('broken'))).toBe(false)
})

const bodyOf = (body: unknown) => readErrorBody(JSON.stringify(body))

describe('readErrorBody', () => {
  const message = 'The given data was invalid.'
  const errors = { email: ['Taken.'] }
  const action = { label: 'Upgrade', action: '/pricing' }

  it.each([
    ['errors', null],
    ['errors', 'odd'],
    ['message', null],
    ['message', ['odd']],
    ['action', []],
    ['action', { label: 'Upgrade' }],
  ])('drops only %s when it is %j', (key, odd) => {
    const { [key]: _, ...rest } = { message, errors, action } as Record<string, unknown>
    expect(bodyOf({ ...rest, [key]: odd })).toEqual(rest)
  })

  it('keeps the other fields and messages when one is invalid', () => {
    expect(bodyOf({ message, errors: { email: ['Taken.', null], name: 5, age: 'Too young.' } }).errors).toEqual({
      email: ['Taken.'],
      age: 'Too young.',
    })
  })

  it.each(['', '<!doctype html>', 'null', '[]', '"text"', '5'])('returns an empty body for %j', (text) => {
    expect(readErrorBody(text)).toEqual({})
  })
})

describe('ApiError.fieldErrors', () => {
  it.each([[[]], [['']], [''], [[' ']]])('omits a field whose messages are %j', (messages) => {
    const body = bodyOf({ message: 'Invalid.', errors: { email: messages, name: ['', 'Too short.'] } })
    expect(new ApiError(422, body).fieldErrors).toEqual({ name: 'Too short.' })
  })
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['30', 30],
  ['Fri, 01 May 2026 12:01:30 GMT', 90],
  ['Fri, 01 May 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('parseRetryAfter parses %j as %j seconds', (header, expected) => {
  expect(parseRetryAfter(header)).toBe(expected)
})
