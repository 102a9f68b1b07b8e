import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, describe, expect, it, vi } from 'vitest'

import type { Endpoint } from '@/contract/machinery/endpoint'
import { toast } from '@/core/shared/toasts/toast-store'
import { mockedEndpoints } from '@mock/backend/handlers'
import { emptyBodies, type Fault } from '@mock/state/parts/faults'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { messages, openScreen, runOnBench, timeOutRequests, type } from './bench'

const status = (code: number, message: string, errors?: Record<string, string[]>) =>
  ({ kind: 'status', status: code, body: { message, ...(errors && { errors }) } }) as const

/** Faults by name. `isApplied`: the server has applied the write although the response fails. */
const faults: Record<
  string,
  {
    fault: Fault extends infer F ? (F extends { endpoint: string } ? Omit<F, 'endpoint'> : never) : never
    isApplied?: true
  }
> = {
  'refused or reset': { fault: { kind: 'network' } },
  'its response is lost': { fault: { kind: 'lost' }, isApplied: true },
  stalls: { fault: { kind: 'timeout' } },
  '500': { fault: status(500, 'Server Error') },
  '503': { fault: status(503, 'Service Unavailable') },
  '429': { fault: { ...status(429, 'Too Many Attempts.'), headers: { 'Retry-After': '1' } } },
  '401': { fault: status(401, 'Unauthenticated.') },
  '403': { fault: status(403, 'This action is unauthorized.') },
  '404': { fault: status(404, 'Not Found') },
  '419': { fault: status(419, 'CSRF token mismatch.') },
  '422': { fault: status(422, 'The given data was invalid.', { other: ['Something else is wrong.'] }) },
  'truncated JSON': { fault: { kind: 'truncated' }, isApplied: true },
  'an HTML page with 200': { fault: { kind: 'html' } },
  'wrong shape': { fault: { kind: 'wrongShape' }, isApplied: true },
}

/** Empty bodies, for endpoints whose response the client needs. */
const missing: typeof faults = Object.fromEntries(
  emptyBodies.map((body) => [`the empty body “${body}”`, { fault: { kind: 'empty', body }, isApplied: true }]),
)

/** Faults and empty bodies by name. */
export const everyFault = { ...faults, ...missing }

/**
 * Faults that `call()` turns into the same error as another one, which same-error.test.ts proves. The first row of a
 * table meets them, and any row whose `special` names them.
 */
export const equals: Readonly<Record<string, string>> = {
  stalls: 'refused or reset',
  '503': '500',
  '419': '401',
  'wrong shape': 'truncated JSON',
  ...Object.fromEntries(Object.keys(missing).map((kind) => [kind, 'truncated JSON'])),
}

/** Names of all faults. */
export const faultKinds: readonly string[] = Object.keys(everyFault)

const UNREADABLE = faultKinds.filter((kind) => everyFault[kind]?.isApplied && everyFault[kind].fault.kind !== 'lost')

/** The same outcome for every fault whose response arrives, with its cookies, but cannot be parsed. */
export const ifUnreadable = (outcome: (world: World) => Promise<void>) =>
  Object.fromEntries(UNREADABLE.map((kind) => [kind, outcome]))

/** An action of the user, and how to observe its effects. */
export type Operation = {
  name: string
  /** Name of the writing endpoint. */
  endpoint: string
  /** Persona that acts; a guest by default. */
  as?: PersonaKey
  path?: string
  pattern?: string
  screen: ReactNode
  prepare?: (world: World) => void
  /** Waits until the action is possible, or does what must come first. */
  ready?: (world: World) => Promise<unknown>
  /** Text to type, by label; a failure must not clear it. */
  fill?: Record<string, string>
  /** The single click that sends the request. */
  press: () => void | Promise<void>
  /** How many times the world of the mock has recorded the action. */
  count: (world: World) => number
  /** Asserts success; throws until then. */
  done: (world: World) => void
  /** Asserts the outcome of a retry after a write whose response failed; defaults to `done`. */
  doneOnRetry?: (world: World) => void
  /** Whether the page notices on its own that the write was applied, so that no retry is needed. */
  refetches?: boolean
  /** Whether repeating the action is harmless, such as another mail. */
  mayRepeat?: boolean
  /**
   * Names of the faults to meet instead of those of its row. For an operation whose shared component meets them all in another row.
   */
  meets?: readonly string[]
  /** Assertions for faults whose outcome differs in this case, by the name of the fault. */
  special?: Record<string, (world: World) => void | Promise<void>>
}

function endpointOf(endpoint: string): Endpoint {
  const known = mockedEndpoints.find(({ name }) => name === endpoint)?.endpoint
  if (!known) throw new Error(`There is no endpoint ${endpoint}`)
  return known
}

/** Matches the URL of an endpoint. */
export const pathOf = (endpoint: string): RegExp =>
  new RegExp(`/${endpointOf(endpoint).path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)

/** Empty bodies that the contract allows for an endpoint: all or none. */
const allowedEmptyBodies = (endpoint: string) =>
  endpointOf(endpoint).response.safeParse(undefined).success ? emptyBodies : []

/** Faults that every row meets, besides one of the others in turn: what they leave depends on the screen. */
const ALWAYS_MET = ['its response is lost', '422']

/**
 * Faults that a row meets, of those that apply to its endpoint: all in the first row. The others share `call()`, forms
 * and messages with it, so that they meet what depends on them, and the rest in turns.
 */
function faultsOf({ endpoint, meets, special = {} }: Operation, row: number): [string, (typeof faults)[string]][] {
  const applicable = Object.entries(allowedEmptyBodies(endpoint).length > 0 ? faults : everyFault)
  if (meets) return applicable.filter(([kind]) => meets.includes(kind))
  if (row === 0) return applicable
  const isOwn = (kind: string) => ALWAYS_MET.includes(kind) || Object.hasOwn(special, kind)
  const inTurns = applicable.map(([kind]) => kind).filter((kind) => !isOwn(kind) && !Object.hasOwn(equals, kind))
  return applicable.filter(([kind]) => isOwn(kind) || kind === inTurns[row % inTurns.length])
}

/** Empty bodies that a row meets: `call()` accepts all of them alike. */
const emptyBodiesOf = ({ endpoint, meets }: Operation, row: number) =>
  meets ? [] : allowedEmptyBodies(endpoint).slice(0, row === 0 ? undefined : 1)

/** Whether anything is busy, ignoring elements behind an open dialog. */
const isBusy = () =>
  [...document.querySelectorAll('[aria-busy=true]')].some((part) => !part.closest('[aria-hidden=true]'))

function expectDownloaded(fill: Record<string, string>): void {
  const values = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  )
  for (const text of Object.values(fill)) expect(values).toContain(text)
}

/** Runs every operation against the faults and empty bodies of its endpoint, and logs the number of cases. */
export function faultTable(name: string, operations: readonly Operation[]): void {
  const rows = operations.map((operation, index) => [operation.name, operation, index] as const)
  runOnBench()
  afterAll(() => {
    const cases = rows.map(([, operation, row]) => [...faultsOf(operation, row), ...emptyBodiesOf(operation, row)])
    const total = cases.flat().length
    process.stdout.write(`${name}: ${operations.length} operations meet ${total} faults and empty bodies\n`)
  })

  describe.each(rows)('%s', (_, operation, row) => {
    it.each(emptyBodiesOf(operation, row))('succeeds with the empty body “%s”', async (body) => {
      const { fill = {}, endpoint, count } = operation
      const world = await openScreen({ path: '/', pattern: '*', element: operation.screen, ...operation })
      await operation.ready?.(world)
      world.faults.set([{ kind: 'empty', body, endpoint }])
      for (const [label, text] of Object.entries(fill)) type(label, text)
      const before = count(world)
      await operation.press()
      // Optimistic updates appear before the server has applied them.
      await waitFor(() => expect(count(world)).toBe(before + 1))
      await waitFor(() => operation.done(world))
    })

    it.each(faultsOf(operation, row))(
      '%s: shows a message, keeps the input, applies the write once, and succeeds on a retry',
      async (kind, { fault, isApplied }) => {
        const { fill = {}, endpoint, count, special } = operation
        const world = await openScreen({ path: '/', pattern: '*', element: operation.screen, ...operation })
        await operation.ready?.(world)
        if (kind === 'stalls') timeOutRequests(pathOf(endpoint))
        world.faults.set([{ ...fault, endpoint }])
        const trigger = vi.spyOn(world.faults, 'trigger')
        for (const [label, text] of Object.entries(fill)) type(label, text)
        toast.close()
        const before = { count: count(world), messages: messages() }
        await operation.press()
        await waitFor(() => expect(trigger).toHaveBeenCalledWith(endpoint))
        if (special?.[kind]) return special[kind](world)
        await waitFor(() => expect(messages().replace(before.messages, '')).not.toBe(''))
        await waitFor(() => expect(isBusy()).toBe(false))
        await waitFor(() => expect(count(world)).toBe(before.count + (isApplied ? 1 : 0)))
        expectDownloaded(fill)
        vi.unstubAllGlobals()

        world.faults.set([])
        toast.close()
        if (!(isApplied && operation.refetches)) await operation.press()
        await waitFor(() => (isApplied ? (operation.doneOnRetry ?? operation.done) : operation.done)(world))
        expect(count(world)).toBe(before.count + (isApplied && operation.mayRepeat ? 2 : 1))
      },
    )
  })
}
