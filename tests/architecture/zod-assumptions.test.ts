import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import * as published from 'zod/mini'

import { zodWithoutUnused } from '../../tools/vite/zod-without-unused'

type Zod = typeof published

const ENTRY = 'zod-entry'
const entry: Plugin = {
  name: 'zod-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? "export * from 'zod/mini'" : undefined),
}

/** Builds zod as the production build changes it. */
async function buildZod(): Promise<Zod> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, zodWithoutUnused()],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const { code } = [output].flat().flatMap((part) => ('output' in part ? part.output : []))[0] as { code: string }
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Zod
}

/** One schema of each kind that the contract uses. */
const schemasOf = (z: Zod) => {
  const text = z.string().check(z.minLength(2), z.maxLength(3))
  const node: published.ZodMiniType = z.lazy(() => z.looseObject({ id: z.number(), parent: z.optional(node) }))
  return {
    text,
    overwritten: z.string().check(z.overwrite((value) => value.toUpperCase())),
    pattern: z.string().check(z.regex(/^a/)),
    number: z.number().check(z.minimum(1), z.maximum(5)),
    whole: z.int(),
    flag: z.boolean(),
    one: z.union([z.literal('aa'), z.literal(5), z.enum(['b', 'c'])]),
    nullable: z.optional(z.nullable(text)),
    fallback: z._default(z.string(), 'none'),
    caught: z.catch(z.number(), 7),
    list: z.array(text),
    few: z.array(z.unknown()).check(z.length(2)),
    map: z.record(z.string(), z.number()),
    strict: z.object({ id: z.number(), name: z.optional(text) }),
    loose: z.looseObject({ id: z.number(), list: z.array(z.any()) }),
    kinds: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), size: z.number() }),
      z.object({ kind: z.literal('b') }),
    ]),
    piped: z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.number())),
    refined: z.object({ a: z.number(), b: z.number() }).check(z.refine(({ a, b }) => a === b, 'differ')),
    readonly: z.readonly(z.array(z.number())),
    never: z.optional(z.never()),
    node,
  }
}

const VALUES: unknown[] = [
  undefined,
  null,
  true,
  '',
  'a',
  'aa',
  'aaaa',
  0,
  1,
  5,
  5.5,
  Number.NaN,
  '12',
  [],
  ['aa'],
  ['a', 1],
  [1, 2],
  {},
  { a: 1, b: 1 },
  { a: 1, b: 2 },
  { id: 1 },
  { id: 1, name: 'a', more: 1 },
  { id: 1, list: [1] },
  { id: '1', list: 1 },
  { id: 1, parent: { id: 2, parent: { id: 'x' } } },
  { kind: 'a', size: 1 },
  { kind: 'a' },
  { kind: 'b', size: 1 },
  { kind: 'c' },
  Promise.resolve(1),
]

test('parses every value as the published zod does', async () => {
  const results = (z: Zod) =>
    Object.entries(schemasOf(z)).flatMap(([name, schema]) =>
      VALUES.map((value, index) => {
        const result = z.safeParse(schema, value)
        return [name, index, result.success ? result.data : result.error.issues]
      }),
    )
  const expected = results(published)
  expect(expected.filter(([, , made]) => Array.isArray(made)).length).toBeGreaterThan(100)
  expect(results(await buildZod())).toEqual(expected)
})
