import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '@/contract/machinery/endpoint'
import { METHOD_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

import type { DocumentedEndpoint } from '../../documented/documented'
import { GENERIC_MESSAGE, MockFailure } from '../../kit/mock-failure'
import { createWorld } from '../../site/create-world'
import { testBrowser } from '../../testing/test-browser'
import { createBackend } from '../backend'
import { mockedEndpointsOf, mockGroup, MockResponse } from './mock-group'

const things = {
  list: endpoint({
    method: 'GET',
    path: 'things',
    query: z.object({ ids: z.optional(z.array(z.string())), perPage: z.optional(z.number()) }),
    response: z.looseObject({ things: z.array(z.looseObject({ id: z.number() })) }),
  }),
  mine: endpoint({ method: 'GET', path: 'things/mine', response: z.looseObject({ mine: z.boolean() }) }),
  show: endpoint({ method: 'GET', path: 'things/:id', response: z.looseObject({ id: z.string() }) }),
  edited: endpoint({ method: 'GET', path: 'things/:id', response: z.looseObject({ edited: z.string() }) }),
  update: endpoint({
    method: 'PUT',
    path: 'things/:id',
    body: z.object({
      display_name: z.string().check(z.minLength(3)),
      kind: z.optional(z.enum(['toy', 'book'])),
      amount: z.optional(z.number().check(z.maximum(5))),
      tags: z.optional(z.array(z.string())),
      picture: z.optional(z.file()),
    }),
    response: z.unknown(),
  }),
  remove: endpoint({ method: 'DELETE', path: 'things/:ids', response: z.unknown() }),
  wrong: endpoint({ method: 'GET', path: 'wrong', response: z.looseObject({ count: z.number() }) }),
  broken: endpoint({ method: 'GET', path: 'broken', response: z.unknown() }),
  refused: endpoint({ method: 'GET', path: 'refused', response: z.unknown() }),
}

const row: DocumentedEndpoint = { call: 'GET things', source: '2', rights: [], responses: {} }
const documented = {
  section: '2',
  rule: 'Things come in lists.',
  screens: [],
  endpoints: {
    list: row,
    mine: row,
    show: row,
    edited: row,
    update: row,
    remove: row,
    wrong: row,
    broken: row,
    refused: row,
  },
}

let received: unknown

const respond = createBackend(
  mockedEndpointsOf({
    things: mockGroup(
      things,
      documented,
      {
        list: ({ query }) => {
          received = query
          return { things: [{ id: 1 }] }
        },
        mine: () => ({ mine: true }),
        show: ({ params }) => ({ id: params['id'] ?? '' }),
        edited: ({ params }) => ({ edited: params['id'] ?? '' }),
        update: ({ body }) => {
          received = body
          return undefined
        },
        remove: () => new MockResponse(null, { status: 204, cookies: ['removed=1; Path=/'] }),
        // A mistake that the handler's types cannot catch.
        wrong: () => ({ count: Number('many') }),
        broken: () => {
          throw new TypeError('Cannot read properties of undefined')
        },
        refused: () => {
          throw new MockFailure(403, { message: 'Upgrade first', action: { label: 'Upgrade', action: '/pricing' } })
        },
      },
      { edited: (query) => query.has('edit') },
    ),
  }),
)

let browser: ReturnType<typeof testBrowser>

beforeEach(() => {
  browser = testBrowser(createWorld(), { respond })
})

const responseTo = async (...args: Parameters<typeof browser.send>) => {
  const response = await browser.send(...args)
  const text = await response.text()
  return { status: response.status, body: text === '' ? '' : (JSON.parse(text) as unknown) }
}

describe('perform: endpoint lookup', () => {
  it('prefers literal path segments to parameters', async () => {
    expect((await responseTo(things.mine)).body).toMatchObject({ mine: true })
    expect((await responseTo(things.show, { params: { id: 'ā/1' } })).body).toMatchObject({ id: 'ā/1' })
  })

  it('prefers an endpoint whose condition matches', async () => {
    expect((await browser.ask('api/v1/things/7?edit=1'))?.endpoint).toBe('things.edited')
    expect((await browser.ask('api/v1/things/7'))?.endpoint).toBe('things.show')
  })

  it('follows the method override', async () => {
    expect((await responseTo(things.remove, { params: { ids: '1,2' } })).status).toBe(204)
    expect(browser.cookies()).toMatchObject({ removed: '1' })
  })
})

describe('perform: input', () => {
  it('parses JSON and forms with the contract', async () => {
    const update = (body: unknown) => responseTo(things.update, { params: { id: 1 }, body })
    expect(await update({ display_name: 'Vilks', stray: 1 })).toEqual({ status: 200, body: '' })
    expect(received).toEqual({ display_name: 'Vilks' })

    const form = new FormData()
    form.set('display_name', 'Lācis')
    form.append('tags[]', 'a')
    form.append('tags[]', 'b')
    form.set('picture', new File(['x'], 'x.png'))
    expect((await update(form)).status).toBe(200)
    expect(received).toMatchObject({ display_name: 'Lācis', tags: ['a', 'b'], picture: { name: 'x.png' } })
  })

  it('rejects input with Laravel’s messages for every field', async () => {
    expect(
      await responseTo(things.update, { params: { id: 1 }, body: { kind: 'song', amount: 9, tags: 'a' } }),
    ).toEqual({
      status: 422,
      body: {
        message: 'The display name field is required. (and 3 more errors)',
        errors: {
          display_name: ['The display name field is required.'],
          kind: ['The selected kind is invalid.'],
          amount: ['The amount field must not be greater than 5.'],
          tags: ['The tags field must be an array.'],
        },
      },
    })
  })

  it.each([
    [{ display_name: 'ab' }, 'The display name field must be at least 3 characters.'],
    [{ display_name: '' }, 'The display name field is required.'],
    [{ display_name: 7 }, 'The display name field must be a string.'],
    [[], 'The given data was invalid.'],
  ])('rejects %j', async (body, message) => {
    expect((await responseTo(things.update, { params: { id: 1 }, body })).body).toMatchObject({ message })
  })

  it('reads malformed JSON as an empty body', async () => {
    browser.session()
    const result = await browser.ask('api/v1/things/1?_method=PUT', {
      method: 'POST',
      body: '{"display_name": "Vil',
      headers: {
        'Content-Type': 'application/json',
        [METHOD_HEADER]: 'PUT',
        [XSRF_HEADER]: browser.cookies()[XSRF_COOKIE] ?? '',
      },
    })
    expect(result?.response.status).toBe(422)
  })

  it('parses and rejects the query too', async () => {
    await browser.ask('api/v1/things?ids[]=a&ids[]=b&unknown=1')
    expect(received).toEqual({ ids: ['a', 'b'] })
    const result = await browser.ask('api/v1/things?perPage=many')
    expect(await result?.response.json()).toEqual({
      message: 'The per page field must be a number.',
      errors: { perPage: ['The per page field must be a number.'] },
    })
  })
})

describe('perform: failures in handlers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })

  it('reports a contract violation by name', async () => {
    const result = await browser.ask('api/v1/wrong')
    expect(result?.response.status).toBe(500)
    expect(result?.violation).toMatch(/^The mock breaks the contract of things\.wrong: count: /)
    expect(await result?.response.json()).toMatchObject({ message: result?.violation })
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('hides an exception from users and shows administrators a trace', async () => {
    browser.signInAs('free')
    expect(await responseTo(things.broken)).toEqual({ status: 500, body: { message: GENERIC_MESSAGE } })

    browser.signInAs('admin')
    expect((await responseTo(things.broken)).body).toMatchObject({
      ignitionTrace: true,
      message: 'Cannot read properties of undefined',
      exception: 'TypeError',
      trace: [
        {
          applicationFrame: true,
          path: ['app', 'Http', 'Controllers', 'ThingsController.php'],
          method: 'broken',
          flatIndex: 0,
        },
        {
          vendorGroup: true,
          items: [
            { applicationFrame: false, flatIndex: 1 },
            { applicationFrame: false, flatIndex: 2 },
          ],
        },
        { applicationFrame: true, flatIndex: 3 },
      ],
      totalVendorGroups: 1,
    })
  })

  it('pass a MockFailure on, including its action', async () => {
    browser.signInAs('admin')
    expect(await responseTo(things.refused)).toEqual({
      status: 403,
      body: { message: 'Upgrade first', action: { label: 'Upgrade', action: '/pricing' } },
    })
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('ignitionTrace', () => {
  it('puts the failing line in the middle of its code snippet', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    browser.signInAs('admin')
    const { trace } = (await responseTo(things.broken)).body as {
      trace: { lineNumber?: number; codeSnippet?: Record<string, string> }[]
    }
    const lines = Object.keys(trace[0]?.codeSnippet ?? {}).map(Number)
    expect(lines).toEqual([40, 41, 42, 43, 44])
    expect(trace[0]?.lineNumber).toBe(42)
  })
})
