import { describe, expect, test } from 'vitest'

import { errorTraceSchema } from './error-trace'

const trace = (frames: unknown) =>
  errorTraceSchema.parse({ ignitionTrace: true, exception: 'Error', trace: frames }).trace

describe('errorTraceSchema', () => {
  test('keeps frames and vendor groups in one list, in order', () => {
    const frame = {
      path: ['app', 'User.php'],
      lineNumber: 3,
      method: 'find',
      codeSnippet: { 3: 'x' },
      flatIndex: 2,
      applicationFrame: true,
    }
    expect(trace([{ vendorGroup: true, items: [{ ...frame, flatIndex: 1 }] }, frame])).toEqual([
      { vendorGroup: true, items: [{ ...frame, flatIndex: 1 }] },
      frame,
    ])
  })

  test('accepts a path as text, PHP’s empty list and missing fields', () => {
    expect(trace([{ path: '/app/User.php', codeSnippet: [], lineNumber: null, flatIndex: 0 }])).toEqual([
      { path: ['app', 'User.php'], codeSnippet: {}, lineNumber: null, flatIndex: 0, applicationFrame: false },
    ])
    expect(trace(undefined)).toEqual([])
  })

  test('rejects a body without the ignitionTrace flag', () => {
    expect(errorTraceSchema.safeParse({ exception: 'Error', message: 'x', trace: [] }).success).toBe(false)
  })
})
