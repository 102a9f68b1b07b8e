import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { knownSettings } from '@/features/admin/site/settings/groups/setting-groups'

import { CLIENT, createClientProgram } from './client-program'
import { changes, testsOfUse, unchangedIn, writtenPaths } from './setting-changes'
import { findSettingReads, parsedSettings } from './setting-reads'
import { unreadSettings, untestedSettings } from './unread-settings'

/*
 * Proves for each setting that administrators can change that code outside of the contract and of their editor reads it,
 * by the type of the parsed settings, and that a test of its use changes it; or that a table says why not.
 */

const sample = `
  import type { Settings } from '@/contract/shapes/settings'
  // settings.player.hide_queue
  export const names = ['player.hide_video', 'hide_lyrics', { hide_lyrics: true }.hide_lyrics]
  export type Hidden = Settings['player']['enable_repost']
  export function read({ player: { track_comments, mobile: alias }, ...settings }: Settings, slot: 'general_top' | 'album_above') {
    const { integrated } = settings.api
    const { uploads } = settings
    const sizes: Pick<Settings['uploads'], 'max_size'> = uploads
    return [track_comments, alias, settings.ads[slot], sizes.max_size, integrated, Object.values(settings.youtube)]
  }
`

const { program, own, sample: sampleFiles } = createClientProgram(sample)
const isReader = ({ fileName }: { fileName: string }) =>
  !fileName.startsWith(`${CLIENT}contract/`) && !fileName.startsWith(`${CLIENT}features/admin/site/settings/`)
const parsed = parsedSettings(program)
const reads = findSettingReads(program, own.filter(isReader))

const isWithin = (group: string) => (key: string) => key === group || key.startsWith(`${group}.`)
const isRead = (key: string): boolean => [...reads.keys()].some(isWithin(key))
/** Public settings that administrators can change; the client never gets those of the server's environment. */
const changeable = [...knownSettings.keys()].flatMap((id) =>
  id.startsWith('client.') ? [id.replace('client.', '')] : [],
)
const excusesOf = (key: string): string[] => Object.keys(unreadSettings).filter((excused) => isWithin(excused)(key))

describe('the client', () => {
  it('reads every setting that administrators can change, or declares why not', () => {
    expect(changeable.length).toBeGreaterThan(100)
    expect(changeable.filter((key) => !isRead(key) && excusesOf(key).length === 0)).toEqual([])
  })

  it('reads every setting that it parses', () => {
    expect(parsed.length).toBeGreaterThan(90)
    expect(parsed.filter((key) => !reads.has(key))).toEqual([])
  })

  it('meets a test that changes each setting that it reads, or declares why not', () => {
    const used = changeable.filter((key) => excusesOf(key).length === 0)
    expect(unchangedIn(used, testsOfUse())).toEqual(Object.keys(untestedSettings))
  })

  it('declares as unread only what nothing reads, and what exists', () => {
    const excuses = Object.keys(unreadSettings)
    expect(excuses.filter(isRead)).toEqual([])
    expect(excuses.filter((excused) => !changeable.some(isWithin(excused)))).toEqual([])
  })

  it('parses every setting that the deployment guide names', () => {
    const named = [...readFileSync('docs/deployment.md', 'utf8').matchAll(/`settings\.([\w.]+)`/g)]
    expect(named.length).toBeGreaterThan(0)
    expect(named.flatMap(([, key = '']) => (parsed.includes(key) ? [] : [key]))).toEqual([])
  })
})

describe('findSettingReads', () => {
  it('follows types, and counts no comment, text, type, or other property of the name', () => {
    expect([...findSettingReads(program, sampleFiles).keys()].toSorted()).toEqual([
      'ads',
      'ads.album_above',
      'ads.general_top',
      'api',
      'api.integrated',
      'player',
      'player.mobile',
      'player.track_comments',
      'uploads',
      'uploads.max_size',
      'youtube',
      'youtube.region_code',
      'youtube.search_method',
      'youtube.store_id',
      'youtube.suggested_quality',
    ])
  })
})

describe('writtenPaths', () => {
  it('follows literals and assignments, and tells whole keys from other names', () => {
    const paths = writtenPaths(
      'db.settings.player = { hide_queue: true }; f({ ads: { general_top: x } }); y.i18n.enable = z',
    )
    expect(paths).toEqual([
      'db.settings.player',
      'db.settings.player.hide_queue',
      'ads',
      'ads.general_top',
      'y.i18n.enable',
    ])
    const isChanged = (key: string) => paths.some((path) => changes(path, key))
    expect(['player.hide_queue', 'ads.general_top', 'i18n.enable'].filter(isChanged)).toHaveLength(3)
    expect(['player.hide_video', 'ads.artist_top', 'billing.enable', 'site'].filter(isChanged)).toEqual([])
    expect([changes('hide_queue', 'player.hide_queue'), changes('enable', 'i18n.enable')]).toEqual([true, false])
  })
})
