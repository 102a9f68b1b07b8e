import { describe, expect, test } from 'vitest'

import { compareDocuments, type DocumentState, readinessEvents } from './document-state'

const before: DocumentState = { token: 'a', url: 'http://music.example/one', readyState: 'complete' }

describe('compareDocuments', () => {
  test.each([
    [{ token: 'b' }, 'document'],
    [{ url: 'http://music.example/one#part' }, 'fragment'],
    [{ url: 'http://music.example/two' }, 'history'],
    [{}, 'none'],
  ])('takes %o as a change of: %s', (change, expected) => {
    expect(compareDocuments(before, { ...before, ...change })).toBe(expected)
  })
})

describe('readinessEvents', () => {
  test('lists every state that was reached since', () => {
    expect(readinessEvents('loading', 'complete')).toEqual(['browsingContext.domContentLoaded', 'browsingContext.load'])
    expect(readinessEvents('interactive', 'complete')).toEqual(['browsingContext.load'])
    expect(readinessEvents('complete', 'complete')).toEqual([])
  })
})
