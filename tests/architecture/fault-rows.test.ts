import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'

/*
 * Every write of the contract must be seen failing in the UI: in a row of a fault table (tests/faults), or in the tests
 * listed below. tests/contract/fault-kinds.test.ts sends each of them empty bodies and wrong shapes over HTTP.
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

/** Writes without a single button on a screen, by the test that makes them fail. */
const elsewhere: Record<string, readonly string[]> = {
  'tests/uploads/matrix.spec.ts': [
    ...['fileEntries.upload', 'tus.create', 'tus.append', 'tus.terminate', 'tus.entries', 's3.presign', 's3.create'],
    ...['s3.uploadedParts', 's3.signParts', 's3.complete', 's3.abort', 's3.entries'],
  ],
  'resources/client/features/admin/people/list-export.test.tsx': ['managedUsers.exportCsv', 'roles.exportCsv'],
  'resources/client/features/admin/site/domains/domains.test.tsx': [
    'customDomains.authorize',
    'customDomains.validate',
  ],
  'resources/client/features/admin/site/files/files.test.tsx': ['fileEntries.restore'],
  'resources/client/features/admin/site/localizations/localization-editor.test.tsx': ['localizations.upload'],
  'resources/client/features/admin/site/custom-pages/custom-pages.test.tsx': [
    ...['customPages.create', 'customPages.update', 'customPages.remove'],
  ],
  'resources/client/features/admin/music/music-editors.test.tsx': [
    ...['albums.create', 'albums.update', 'albums.remove', 'tracks.create', 'tracks.update', 'tracks.remove'],
    // Its failure leaves the file's name, and the duration that the browser reads.
    'tracks.extractMetadata',
  ],
  'resources/client/features/admin/music/artists/artists.test.tsx': [
    'artists.create',
    'artists.update',
    'artists.remove',
  ],
  'resources/client/features/admin/music/lyrics/lyrics.test.tsx': ['lyrics.create', 'lyrics.update', 'lyrics.remove'],
  'resources/client/features/admin/billing/plans/plans.test.tsx': [
    ...['managedProducts.create', 'managedProducts.update', 'managedProducts.remove', 'managedProducts.sync'],
  ],
  'resources/client/features/admin/billing/subscriptions/subscriptions.test.tsx': [
    ...['subscriptions.create', 'subscriptions.update'],
  ],
  [`${CORE}captcha/verify-human.test.ts`]: ['captcha.verify'],
  [`${CORE}playback/plugins/continue-queue.test.ts`]: ['player.queue'],
  [`${CORE}playback/plugins/play-count.test.ts`]: ['player.logPlay'],
}

/** Best-effort calls whose failure has no visible effect: a log. */
const silent = ['youtube.logClientError']

/** Writes that no screen uses yet. */
const unused: readonly string[] = []

describe('the set of fault tables', () => {
  it('covers every endpoint that writes, unless it fails in another test', () => {
    const known = [...rows, ...Object.values(elsewhere).flat(), ...silent, ...unused]
    expect(writes.filter((name) => !known.includes(name))).toEqual([])
  })

  it('exempts only endpoints without a row', () => {
    const excused = [...Object.values(elsewhere).flat(), ...silent, ...unused]
    expect(excused.filter((name) => rows.includes(name) || !writes.includes(name))).toEqual([])
    expect(Object.keys(elsewhere).filter((file) => !existsSync(file))).toEqual([])
  })

  it('lists an unused write only while no screen calls it', () => {
    const sources = readdirSync('resources/client', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('contract/') && !file.includes('.test.'))
      .map((file) => readFileSync(`resources/client/${file}`, 'utf8'))
    expect(
      unused.filter((name) => sources.some((source) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(source))),
    ).toEqual([])
  })
})
