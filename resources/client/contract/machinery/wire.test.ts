import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'

import { decodeBootstrap } from '../shapes/decode-bootstrap'
import { trackSchema } from '../shapes/music'
import { endpoint, type Method } from './endpoint'
import { listQuery } from './pagination'
import { decodeFilters, encodeFilters, toWire, wirePath } from './wire'
import {
  listOf,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  nameText,
  optionalLongText,
  orEmptyMap,
  phpMap,
  phpTextMap,
  rowFlag,
  settingsFlag,
  settingsGroup,
  wireBoolean,
  wireList,
  wireNumber,
} from './wire-values'

const call = (method: Method, path = 'things/:id') => endpoint({ method, path, response: z.unknown() })

describe('wirePath', () => {
  it.each([
    ['users/me', 'api/v1/users/me'],
    ['/users/me', 'api/v1/users/me'],
    ['api/v1/users/me', 'api/v1/users/me'],
    ['auth/login', 'auth/login'],
    ['secure/auth/social/google/login', 'secure/auth/social/google/login'],
    ['log-viewer/x', 'log-viewer/x'],
    ['horizon', 'horizon'],
    ['authors', 'api/v1/authors'],
    ['https://cdn.test/x', 'https://cdn.test/x'],
    ['//cdn.test/x', '//cdn.test/x'],
  ])('converts %s to %s', (path, wire) => expect(wirePath(path)).toBe(wire))
})

test('encodes any text in a path parameter', () => {
  expect(toWire(call('GET'), { params: { id: 'a\ud800/?' } }).url).toBe('api/v1/things/a%EF%BF%BD%2F%3F')
})

describe('toWire: method', () => {
  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'sends %s as POST with the query parameter and the override header',
    (method) => {
      const request = toWire(call(method), { params: { id: 1 } })
      expect(request.method).toBe('POST')
      expect(request.url).toBe(`api/v1/things/1?_method=${method}`)
      expect(request.headers['X-HTTP-Method-Override']).toBe(method)
    },
  )

  it.each(['GET', 'POST'] as const)('sends %s unchanged', (method) => {
    const request = toWire(call(method), { params: { id: 1 } })
    expect([request.method, request.url, request.headers['X-HTTP-Method-Override']]).toEqual([
      method,
      'api/v1/things/1',
      undefined,
    ])
  })
})

describe('toWire: lists', () => {
  const list = (query: z.ZodMiniType) => endpoint({ method: 'GET', path: 'things', query, response: z.unknown() })

  it('sends the kind of pagination, `simple` by default', () => {
    const things = list(z.object(listQuery))
    expect(toWire(things).url).toBe('api/v1/things?paginate=simple')
    expect(toWire(things, { query: { page: 2, paginate: 'lengthAware' } }).url).toBe(
      'api/v1/things?paginate=lengthAware&page=2',
    )
    expect(toWire(list(z.object({ query: z.string() })), { query: { query: 'a' } }).url).toBe('api/v1/things?query=a')
  })

  it('joins names with commas and sends other lists item by item', () => {
    const query = { with: ['a', 'b'], modelTypes: ['artist', 'album'], types: ['user'], ids: [1, 2] }
    expect(decodeURIComponent(toWire(list(z.object({})), { query }).url)).toBe(
      'api/v1/things?with=a,b&modelTypes=artist,album&types=user&ids[]=1&ids[]=2',
    )
  })
})

describe('toWire: raw endpoints', () => {
  const append = endpoint({ method: 'PATCH', path: 'tus/upload/:key', response: z.unknown(), raw: true })

  it('sends the real method only in the header and passes headers and bytes through', () => {
    const body = new Uint8Array([1, 2])
    const sent = toWire(append, { params: { key: 'a' }, headers: { 'Upload-Offset': '0' }, body }, { workspaceId: 7 })
    expect(sent).toEqual({
      method: 'POST',
      url: 'api/v1/tus/upload/a',
      headers: { Accept: 'application/json', 'X-HTTP-Method-Override': 'PATCH', 'Upload-Offset': '0' },
      body,
    })
  })

  it('sends HEAD unchanged', () => {
    const { method, headers } = toWire({ ...append, method: 'HEAD' }, { params: { key: 'a' } })
    expect([method, headers]).toEqual(['HEAD', { Accept: 'application/json' }])
  })
})

describe('toWire: workspaceId', () => {
  it.each([
    ['GET', true],
    ['POST', true],
    ['PUT', true],
    ['PATCH', false],
    ['DELETE', false],
  ] as const)('sends the id with %s: %s', (method, isSent) => {
    const { url } = toWire(call(method), { params: { id: 1 } }, { workspaceId: 7 })
    expect(new URL(url, 'http://site.test').searchParams.get('workspaceId')).toBe(isSent ? '7' : null)
  })

  it('omits the id of the personal workspace', () => {
    expect(toWire(call('GET'), { params: { id: 1 } }, { workspaceId: 0 }).url).toBe('api/v1/things/1')
  })
})

describe('toWire: query', () => {
  it('joins relations with commas on GET', () => {
    const query = { with: ['roles', 'bans'], load: ['a', 'b'], loadCount: ['c', 'd'] }
    const search = new URL(toWire(call('GET'), { params: { id: 1 }, query }).url, 'http://site.test').searchParams
    expect(Object.fromEntries(search)).toEqual({ with: 'roles,bans', load: 'a,b', loadCount: 'c,d' })
  })

  it('sends other lists item by item and omits null and undefined', () => {
    const query = { ids: [1, 2], page: undefined, none: null, flag: false, other: true }
    const { url } = toWire(call('GET'), { params: { id: 1 }, query })
    expect(decodeURIComponent(url)).toBe('api/v1/things/1?ids[]=1&ids[]=2&flag=0&other=true')
  })

  it('writes what wireNumber, wireBoolean and wireList parse', () => {
    expect([wireNumber.parse('30'), wireNumber.parse(30)]).toEqual([30, 30])
    expect(['true', '1', 'false', '0', ''].map((text) => wireBoolean.parse(text))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(wireList.parse('roles,bans')).toEqual(['roles', 'bans'])
    expect(wireNumber.safeParse('many').success).toBe(false)
  })
})

describe('toWire: path parameters', () => {
  it('percent-encodes the values', () => {
    expect(toWire(call('GET'), { params: { id: 'mūzika/rock?x' } }).url).toBe('api/v1/things/m%C5%ABzika%2Frock%3Fx')
  })

  it.each(['', '.', '..'])('throws on %j', (id) => {
    expect(() => toWire(call('GET'), { params: { id } })).toThrow('Parameter "id"')
  })
})

describe('toWire: body', () => {
  it('sends JSON and leaves a form unchanged', () => {
    const form = new FormData()
    expect(toWire(call('POST'), { params: { id: 1 }, body: { name: 'Zūžū' } })).toMatchObject({
      body: '{"name":"Zūžū"}',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    })
    const sent = toWire(call('POST'), { params: { id: 1 }, body: form })
    expect(sent.body).toBe(form)
    expect(sent.headers['Content-Type']).toBeUndefined()
  })
})

describe('encodeFilters and decodeFilters', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('ā č ē ģ ī ķ ļ ņ š ū ž', '+++///==='),
  )
  const filter = fc.record({
    key: fc.string({ minLength: 1 }),
    value,
    operator: fc.constantFrom('=', '!=', '>=', 'contains', 'has'),
  })

  it('restores any filters from a query string that decodes once', () => {
    fc.assert(
      fc.property(fc.array(filter), (filters) => {
        const { url } = toWire(call('GET', 'things'), { query: { filters: encodeFilters(filters) } })
        const received = new URL(url, 'http://site.test').searchParams.get('filters') ?? ''
        expect(decodeFilters(received)).toEqual(filters)
      }),
    )
  })

  it('encodes to ASCII that is percent-encoded twice', () => {
    const parameter = encodeFilters([{ key: 'name', value: 'ķļņ>>>???', operator: '=' }])
    expect(parameter).not.toMatch(/[+/=]/)
    expect(atob(decodeURIComponent(parameter))).toMatch(/^[ -~]+$/)
  })

  it.each(['', 'nonsense', '%', btoa('{"key":1}'), btoa('[1, {"value": 2}]')])(
    'decodes %j as an empty list',
    (parameter) => {
      expect(decodeFilters(parameter)).toEqual([])
    },
  )
})

describe('values that PHP omits or sends empty', () => {
  it('parses [] as an empty map and rejects a list with items', () => {
    expect(phpMap(z.number()).parse([])).toEqual({})
    expect(phpMap(z.number()).parse({ a: 1 })).toEqual({ a: 1 })
    expect(phpMap(z.number()).safeParse([1]).success).toBe(false)
    expect([undefined, null, []].map((empty) => orEmptyMap(z.number()).parse(empty))).toEqual([{}, {}, {}])
    expect([undefined, null].map((empty) => listOf(z.number()).parse(empty))).toEqual([[], []])
  })

  it('parses absent settings as off', () => {
    const settings = settingsGroup({ billing: settingsGroup({ enable: settingsFlag }) })
    for (const absent of [undefined, null, [], {}, { billing: [] }, { billing: { enable: 0 } }]) {
      expect(settings.parse(absent).billing.enable).toBe(false)
    }
    for (const on of [true, 1, '1', 'true'])
      expect(settings.parse({ billing: { enable: on } }).billing.enable).toBe(true)
  })

  it('parses flags of rows from booleans, numbers and missing values', () => {
    expect([true, 1, false, 0, null, undefined].map((flag) => rowFlag.parse(flag))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('decodeBootstrap', () => {
  const value = { user: { display_name: 'Žanis Bērziņš </script>' } }
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

  it.each([
    ['an object', value],
    ['a JSON string', JSON.stringify(value)],
    ['base64 of JSON', base64],
  ])('decodes %s', (_, embedded) => expect(decodeBootstrap(embedded)).toEqual(value))

  it('throws on anything else', () => expect(() => decodeBootstrap('<html>')).toThrow(SyntaxError))

  it('keeps __proto__ from polluting a prototype', () => {
    const read = decodeBootstrap('{"__proto__": {"admin": true}, "settings": {}}')
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    expect(phpMap(z.unknown()).parse(read)['admin']).toBeUndefined()
  })
})

describe('phpTextMap', () => {
  it('accepts and refuses the same values as a map of texts checked by zod, with the same issues', () => {
    const value = fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), fc.anything())
    fc.assert(
      fc.property(value, (sent) => {
        const [fast, plain] = [phpTextMap(), phpMap(z.string())].map((schema) => schema.safeParse(sent))
        expect(fast?.success).toBe(plain?.success)
        expect(fast?.error?.issues).toEqual(plain?.error?.issues)
        if (plain?.success) expect({ ...fast?.data }).toEqual({ ...plain.data })
      }),
    )
  })
})

describe('nameText and optionalLongText', () => {
  it('keeps a text that fits unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MAX_NAME_LENGTH }), (name) => nameText.parse(name) === name),
    )
  })

  it('clips a longer text without splitting a surrogate pair', () => {
    const name = nameText.parse('Ž'.repeat(100_000))
    expect(name).toBe(`${'Ž'.repeat(MAX_NAME_LENGTH - 1)}…`)
    for (const shift of ['', 'a'])
      expect(nameText.parse(shift + '🎵'.repeat(50_000))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
    expect(optionalLongText.parse('a'.repeat(100_000))).toHaveLength(MAX_TEXT_LENGTH)
  })

  it('clips every name in a track', () => {
    const name = 'Ž'.repeat(100_000)
    const track = trackSchema.parse({
      id: 1,
      name,
      album: { id: 2, name, artists: [{ id: 3, name }] },
      artists: [{ id: 3, name }],
      genres: [{ id: 4, name, display_name: name }],
    })
    const texts = JSON.stringify(track).match(/Ž+/g) ?? []
    expect(texts).toHaveLength(6)
    expect(texts.every(({ length }) => length < MAX_NAME_LENGTH)).toBe(true)
  })
})
