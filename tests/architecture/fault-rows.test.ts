import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { documented } from '@tests/contract/documented/documented-groups'
import { recordWrites } from '@tests/faults/record-groups'

/*
 * Every write of the contract must be seen failing in the UI: in a row of a fault table (tests/faults), or in the test
 * that its documented row names. tests/contract/fault-kinds.test.ts sends each of them empty bodies and wrong shapes
 * over HTTP.
 */
const TABLES = 'tests/faults/'

const writes = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { method }]) => method !== 'GET' && method !== 'HEAD')
    .map(([name]) => `${group}.${name}`),
)

const rows = readdirSync(TABLES)
  .filter((file) => file.endsWith('.test.tsx'))
  .flatMap((file) =>
    [...readFileSync(TABLES + file, 'utf8').matchAll(/endpoint: '([\w.]+)'/g)].map(([, name = '']) => name),
  )
  .concat(recordWrites)

/** Writes whose documented row names another test, or `log` when a failure has no visible effect. */
const exemptions = Object.entries(documented).flatMap(([name, { failsIn }]) => (failsIn ? [{ name, failsIn }] : []))

/** Writes that no screen uses yet. */
const unused = writes.filter((name) => documented[name]?.screens.length === 0)

describe('the set of fault tables', () => {
  it('covers every endpoint that writes, unless it fails in another test', () => {
    const known = new Set([...rows, ...exemptions.map(({ name }) => name), ...unused])
    expect(writes.filter((name) => !known.has(name))).toEqual([])
  })

  it('exempts only endpoints without a row', () => {
    const hasRow = (name: string) => rows.includes(name) || !writes.includes(name)
    expect([...exemptions.map(({ name }) => name), ...unused].filter(hasRow)).toEqual([])
    expect(exemptions.filter(({ failsIn }) => failsIn !== 'log' && !existsSync(failsIn))).toEqual([])
  })

  it('documents a write without screens only while no screen calls it', () => {
    const sources = readdirSync('resources/client', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('contract/') && !file.includes('.test.'))
      .map((file) => readFileSync(`resources/client/${file}`, 'utf8'))
    expect(
      unused.filter((name) => sources.some((source) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(source))),
    ).toEqual([])
  })
})
