import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

/*
 * Every write of the contract in a browser's hands: a row in a fault table (tests/faults), or the tests that have it fail elsewhere. On
 * the wire all of them meet empty bodies and other shapes in tests/contract/fault-kinds.test.ts.
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

const CORE = 'resources/client/core/shared/'

/** Writes that no single press on a screen makes, and what has them fail. */
const elsewhere: Record<string, readonly string[]> = {
  'tests/uploads/matrix.spec.ts': [
    ...['fileEntries.upload', 'tus.create', 'tus.append', 'tus.terminate', 'tus.entries', 's3.presign', 's3.create'],
    ...['s3.uploadedParts', 's3.signParts', 's3.complete', 's3.abort', 's3.entries'],
  ],
  [`${CORE}captcha/verify-human.test.ts`]: ['captcha.verify'],
  [`${CORE}playback/plugins/continue-queue.test.ts`]: ['player.queue'],
  [`${CORE}playback/plugins/play-count.test.ts`]: ['player.logPlay'],
}

/** Best effort: a failure changes nothing that the visitor sees. What is not removed was never listed; the other is a log. */
const silent = ['fileEntries.remove', 'youtube.logClientError']

/** Writes that no screen makes yet. */
const unused = ['accounts.ban', 'accounts.unban', 'accounts.banNewer', 'accounts.unbanNewer']

describe('every endpoint that changes something', () => {
  it('has a row in a fault table, or fails in another test', () => {
    const known = [...rows, ...Object.values(elsewhere).flat(), ...silent, ...unused]
    expect(writes.filter((name) => !known.includes(name))).toEqual([])
  })

  it('is left out of the tables only where it has no row', () => {
    const excused = [...Object.values(elsewhere).flat(), ...silent, ...unused]
    expect(excused.filter((name) => rows.includes(name) || !writes.includes(name))).toEqual([])
    expect(Object.keys(elsewhere).filter((file) => !existsSync(file))).toEqual([])
  })

  it('is used by a screen, unless it is known not to be', () => {
    const sources = readdirSync('resources/client', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('contract/') && !file.includes('.test.'))
      .map((file) => readFileSync(`resources/client/${file}`, 'utf8'))
    expect(
      unused.filter((name) => sources.some((source) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(source))),
    ).toEqual([])
  })
})
