import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { conform } from '@/core/platform/api/conform'
import { reportTo } from '@/core/platform/error-reporting/report-error'
import { mockBackend } from '@mock/node'
import { encodedBootstrap } from '@mock/rules/bootstrap/bootstrap-data'
import type { Release } from '@mock/state/parts/release'
import type { PersonaKey } from '@mock/state/seeds/personas'

import { readBootstrap } from './read-bootstrap'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isHolder = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null

/** The data with shortened lists and translation lines, whose rows are all similar. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (!isHolder(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    (entries.length > 60 ? entries.slice(0, 2) : entries).map(([key, part]) => [key, shortened(part)]),
  )
}

/** Path of every field in the data, except the root. */
const pathsIn = (value: Json, path: string[] = []): string[][] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])])
    : []

/** Values that replace a field; `undefined` removes it. */
const invalidValues: (Json | undefined)[] = [undefined, null, [], {}, '', 'odd', 5, true, [[]], { odd: { odder: [] } }]

/** Copies the data along a path, with another value at its end; a path that another mutation has cut changes nothing. */
function mutated(data: Json, [key, ...rest]: string[], odd: Json | undefined): Json {
  if (key === undefined || !isHolder(data)) return data
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, Json>
  const part = copy[key]
  if (rest.length > 0 && part !== undefined) copy[key] = mutated(part, rest, odd)
  else if (rest.length === 0 && odd === undefined) delete copy[key]
  else if (rest.length === 0 && odd !== undefined) copy[key] = odd
  return copy
}

const PERSONAS = ['free', 'parent', 'admin', 'subscriber'] satisfies PersonaKey[]

/** The JSON that the server sends to this user. */
function bootstrapSentTo(persona: PersonaKey, release: Release): Json {
  mockBackend.reset({ release })
  mockBackend.signInAs(persona)
  return shortened(JSON.parse(encodedBootstrap(mockBackend.world, mockBackend.session)) as Json)
}

/** Reads the data from the page; null when the site cannot start. */
function startWith(sent: Json) {
  Object.assign(window, { bootstrapData: sent })
  return readBootstrap()
}

const isUserValid = (path: string[], odd: Json | undefined) =>
  path[0] !== 'user' || path.length > 2 || (path.length === 2 && (path[1] !== 'id' || odd === 5))

beforeEach(() => {
  vi.stubEnv('DEV', false)
  reportTo(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(window, 'bootstrapData')
})

describe('readBootstrap with one invalid field', () => {
  it.each<Release>(['B1', 'B2'])('starts the site of release %s, signed in if the user is valid', (release) => {
    const data = bootstrapSentTo('parent', release)
    expect(pathsIn(data).length).toBeGreaterThan(200)
    const failures = pathsIn(data).flatMap((path) =>
      invalidValues.flatMap((odd) => {
        const started = startWith(mutated(data, path, odd))
        const isRight = started && (started.user !== null) === isUserValid(path, odd)
        return isRight ? [] : [`${path.join('.')} = ${JSON.stringify(odd)}`]
      }),
    )
    expect(failures).toEqual([])
  })
})

describe('readBootstrap with several invalid fields', () => {
  const sent = PERSONAS.map((persona) => bootstrapSentTo(persona, 'B1'))
  const malformed = fc.constantFrom(...sent).chain((data) => {
    const place = fc.record({
      path: fc.constantFrom(...pathsIn(data)),
      odd: fc.oneof(fc.constantFrom(...invalidValues), fc.jsonValue() as fc.Arbitrary<Json>),
    })
    return fc
      .array(place, { minLength: 1, maxLength: 8 })
      .map((places) => places.reduce((odder, { path, odd }) => mutated(odder, path, odd), data))
  })

  it('starts the site', () => {
    fc.assert(
      fc.property(malformed, (data) => startWith(data) !== null),
      { numRuns: 300 },
    )
  })

  it('parses the same data inline and as a JSON string in a response', () => {
    fc.assert(
      fc.property(malformed, (data) => {
        const response = conform(bootstrap.get.response, { data: JSON.stringify(data) }, 'GET bootstrap-data')
        expect(response.data).toEqual(startWith(JSON.parse(JSON.stringify(data)) as Json))
      }),
      { numRuns: 50 },
    )
  })
})

describe('readBootstrap with an invalid theme', () => {
  const theme = (id: unknown, more: object = {}) =>
    ({ id, name: String(id), values: { '--be-primary': '1 2 3' }, is_dark: false, ...more }) as Json
  const themesOf = (...all: Json[]) => startWith({ settings: {}, themes: { all } })?.themes.all

  it.each([
    ['font', []],
    ['font', { family: null }],
    ['values', null],
    ['values', { '--be-primary': [] }],
    ['name', 5],
    ['is_dark', 'no'],
  ])('drops only its %s when that is %j', (key, odd) => {
    expect(themesOf(theme(1, { [key]: odd }), theme(2))?.map(({ id }) => id)).toEqual([1, 2])
  })

  it.each([null, [], {}, true])('drops the theme but keeps the others when its id is %j', (id) => {
    expect(themesOf(theme(id), theme(2))?.map((row) => row.id)).toEqual([2])
    expect(startWith({ settings: {}, themes: [theme(id), theme(2)] })?.themes.all.map((row) => row.id)).toEqual([2])
  })
})
