import lines from '@lang/lv.json'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'

import { contract } from '..'
import type { Endpoint } from './endpoint'

type Definition = { error?: z.core.$ZodErrorMap; getter?: () => unknown } & Record<string, unknown>
type Node = { _zod: { def: Definition } }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '_zod' in value

/** Collects the definitions of a schema and of all its parts and checks. */
function definitionsOf(value: unknown, found = new Set<Definition>()): Set<Definition> {
  if (isNode(value)) {
    const { def } = value._zod
    if (found.has(def)) return found
    found.add(def)
    Object.values(def).forEach((part) => definitionsOf(part, found))
    definitionsOf(def.getter?.(), found)
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((part) => definitionsOf(part, found))
  return found
}

const messageOf = ({ error }: Definition): string | undefined => {
  const message = error?.({ code: 'custom', input: '', path: [] } as never)
  return typeof message === 'string' ? message : message?.message
}

const schemas = Object.values<Record<string, Endpoint>>(contract).flatMap((group) =>
  Object.values(group).flatMap(({ body, query }) => [body, query]),
)
const messages = new Set(schemas.flatMap((schema) => [...definitionsOf(schema)].flatMap((def) => messageOf(def) ?? [])))

it('schema messages have a Latvian line each, and so does the message of schemas without one', () => {
  expect(messages.size).toBeGreaterThan(50)
  expect([...messages, 'Invalid input'].filter((message) => !Object.hasOwn(lines, message))).toEqual([])
})
