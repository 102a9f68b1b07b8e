import { expect, test } from 'vitest'

import { errorTraceSchema } from './error-trace'

const trace = (frames: unknown) =>
  errorTraceSchema.parse({ ignitionTrace: true, exception: 'Error', trace: frames }).trace

test('frames and groups share one list and keep their order', () => {
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

test("a path as text, PHP's empty list and missing parts are read", () => {
  expect(trace([{ path: '/app/User.php', codeSnippet: [], lineNumber: null, flatIndex: 0 }])).toEqual([
    { path: ['app', 'User.php'], codeSnippet: {}, lineNumber: null, flatIndex: 0, applicationFrame: false },
  ])
  expect(trace(undefined)).toEqual([])
})

test('only a body that says so carries a trace', () => {
  expect(errorTraceSchema.safeParse({ exception: 'Error', message: 'x', trace: [] }).success).toBe(false)
})
