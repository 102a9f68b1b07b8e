import {
  array,
  assert,
  bigInt,
  boolean,
  constant,
  date,
  dictionary,
  double,
  letrec,
  oneof,
  property,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type LocalScope, type LocalValue, toValue } from './local-values'
import { createRegistry, keepHandle } from './registry'
import { type RemoteScope, toRemote } from './remote-values'

function createScope(): LocalScope & RemoteScope & { sent: unknown[] } {
  const sent: unknown[] = []
  return {
    registry: createRegistry('t'),
    frames: new Map(),
    context: 'page',
    sent,
    send: ({ channel }, data) => void sent.push([channel, data]),
  }
}

const whole = { maxObjectDepth: null, keepsHandles: false }

/** Values that look the same on both sides. */
const { value: values } = letrec<{ value: unknown }>((tie) => ({
  value: oneof(
    { depthSize: 'small' },
    constant(undefined),
    constant(null),
    boolean(),
    string(),
    double(),
    bigInt(),
    date({ noInvalidDate: true }),
    array(tie('value')),
    dictionary(string(), tie('value')),
    array(tie('value')).map((items) => new Set(items)),
    dictionary(string(), tie('value')).map((entries) => new Map(Object.entries(entries))),
  ),
}))

describe('toRemote and toValue', () => {
  test('return an equal value', () => {
    assert(
      property(values, (value) => {
        const scope = createScope()
        const sent: unknown = JSON.parse(JSON.stringify(toRemote(scope, value, whole)))
        expect(toValue(scope, sent as LocalValue)).toEqual(value)
      }),
    )
  })
})

describe('toRemote', () => {
  test('refers to the first description of a repeated object', () => {
    const shared = { name: 'shared' }
    expect(toRemote(createScope(), [shared, shared], whole)).toMatchObject({
      value: [
        { type: 'object', internalId: '2' },
        { type: 'object', internalId: '2' },
      ],
    })
  })

  test('ends in a circular object', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(toRemote(createScope(), circle, whole)).toMatchObject({
      value: [['self', { type: 'object', internalId: '1' }]],
    })
  })

  test('describes no contents at depth 0', () => {
    expect(toRemote(createScope(), { a: 1 }, { maxObjectDepth: 0, keepsHandles: false })).toEqual({ type: 'object' })
  })

  test('gives a node the same id each time', () => {
    const scope = createScope()
    const ids = [1, 2].map(() => toRemote(scope, document.body, whole).sharedId)
    expect(ids).toEqual(['t/n1', 't/n1'])
  })

  test('names the browsing context of a window', () => {
    expect(toRemote(createScope(), globalThis, whole)).toEqual({ type: 'window', value: { context: 'page' } })
  })
})

describe('toValue', () => {
  test('finds the object of a handle, until it is disowned', () => {
    const scope = createScope()
    const storedObject = {}
    const handle = keepHandle(scope.registry, storedObject)
    expect(toValue(scope, { handle })).toBe(storedObject)
    scope.registry.handles.delete(handle)
    expect(() => toValue(scope, { handle })).toThrow('no such handle')
  })

  test('sends what is passed to a channel', () => {
    const scope = createScope()
    const send = toValue(scope, { type: 'channel', value: { channel: 'news' } })
    if (typeof send === 'function') Reflect.apply(send, undefined, ['hello'])
    expect(scope.sent).toEqual([['news', 'hello']])
  })

  test('refuses an unknown type', () => {
    expect(() => toValue(createScope(), { type: 'weakref' })).toThrow('invalid argument')
  })
})
