import { describe, expect, it } from 'vitest'

import { ApiError } from './api-error'
import { readErrorBody } from './read-error-body'

const bodyOf = (body: unknown) => readErrorBody(JSON.stringify(body))

describe('the body of a failure', () => {
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
  ])('keeps the rest when %s is %j', (key, odd) => {
    const { [key]: _, ...rest } = { message, errors, action } as Record<string, unknown>
    expect(bodyOf({ ...rest, [key]: odd })).toEqual(rest)
  })

  it('keeps the other fields and messages when one is odd', () => {
    expect(bodyOf({ message, errors: { email: ['Taken.', null], name: 5, age: 'Too young.' } }).errors).toEqual({
      email: ['Taken.'],
      age: 'Too young.',
    })
  })

  it.each(['', '<!doctype html>', 'null', '[]', '"text"', '5'])('is empty when the server sends %j', (text) => {
    expect(readErrorBody(text)).toEqual({})
  })
})

describe('field errors', () => {
  it.each([[[]], [['']], [''], [[' ']]])('leave out a field whose messages are %j', (messages) => {
    const body = bodyOf({ message: 'Invalid.', errors: { email: messages, name: ['', 'Too short.'] } })
    expect(new ApiError(422, body).fieldErrors).toEqual({ name: 'Too short.' })
  })
})
