import { describe, expect, test } from 'vitest'

import { fromBidiHeaders, toBidiHeaders } from './headers'

describe('toBidiHeaders and fromBidiHeaders', () => {
  test('keep every value of a header', () => {
    const headers = { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] }
    expect(fromBidiHeaders(toBidiHeaders(headers))).toEqual(headers)
  })
})
