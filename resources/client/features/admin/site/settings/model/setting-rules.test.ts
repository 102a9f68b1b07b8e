import { describe, expect, it, test } from 'vitest'

import { serverSettings } from '@mock/state/seeds/server-settings'
import { settings } from '@mock/state/seeds/settings'

import { megabytesIn } from '../../tools/file-size'
import { knownGroups, knownSettings } from '../groups/setting-groups'
import { savedFields } from '../queries'
import { allSettings } from './all-groups'
import { placeErrors } from './setting-errors'
import { savedValue, type SettingValues, valueIn } from './setting-values'
import { readSettingsFile, writeSettingsFile } from './settings-file'
import { isVisible } from './visible-settings'

const saved = { server: { ...serverSettings }, client: structuredClone(settings) }

/** Keys of the backend contract, section 1.5. */
const DOCUMENTED = `version base_url asset_url html_base_uri menus require_email_confirmation single_device_login
  spotify_is_setup spotify_use_deprecated_api lastfm_is_setup artist_provider album_provider artist_bio_provider
  wikipedia_language ads.disable ads.general_top ads.general_bottom ads.artist_top ads.artist_bottom ads.album_above
  branding.site_name branding.site_description branding.logo_light branding.logo_dark branding.logo_light_mobile
  branding.logo_dark_mobile branding.favicon site.demo site.hide_docs_buttons site.has_mobile_app themes.user_change
  themes.default_id dates.format dates.locale dates.default_timezone i18n.enable i18n.default_localization locale.default
  homepage.type homepage.value homepage.appearance homepage.pricing homepage.trending cookie_notice.enable
  cookie_notice.position cookie_notice.button registration.disable registration.policies auth.domain_blacklist
  social.google.enable social.facebook.enable social.twitter.enable social.envato.enable envato.enable
  social.compact_buttons social.requireAccount recaptcha.site_key recaptcha.enable.contact recaptcha.enable.register
  recaptcha.enable.link_creation billing.integrated billing.enable billing.accepted_cards billing.stripe_public_key
  billing.stripe.enable billing.paypal.enable billing.paypal.public_key billing.paypal_test_mode billing.stripe_test_mode
  billing.invoice.address billing.invoice.notes notifications.integrated notif.subs.integrated workspaces.integrated
  api.integrated uploads.chunk uploads.chunk_size uploads.max_size uploads.available_space uploads.allowed_extensions
  uploads.blocked_extensions uploads.uploads_driver uploads.public_driver uploads.s3_direct_upload uploads.disable_tus
  uploads.keep_original_name uploads.autoMatch player.default_volume player.hide_queue player.hide_video
  player.hide_video_button player.hide_lyrics player.lyrics_automate player.mobile.auto_open_overlay
  player.enable_download player.sort_method player.seekbar_type player.track_comments player.show_upload_btn
  player.default_artist_view player.enable_repost youtube.suggested_quality youtube.region_code youtube.search_method
  youtube.store_id artistPage.tabs logging.sentry_public analytics.tracking_code analytics.gchart_api_key
  mail.contact_page_address custom_domains.default_host custom_domains.allow_select custom_domains.allow_all_option
  realtime.enable realtime.pusher_key realtime.pusher_cluster broadcasting demo.loginPageDefaults`.split(/\s+/)

describe('the groups', () => {
  it('know every documented key', () => {
    expect(DOCUMENTED.filter((key) => !knownSettings.has(`client.${key}`))).toEqual([])
  })

  it('show each logo on the surface that it is made for', () => {
    const surfaces = knownGroups
      .flatMap((group) => group.settings)
      .flatMap(({ id, field }) => (id.includes('.logo_') && field.kind === 'picture' ? [[id, field.surface]] : []))
    const expected = { logo_light: 'dark', logo_light_mobile: 'dark', logo_dark: 'light', logo_dark_mobile: 'light' }
    expect(Object.fromEntries(surfaces)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, surface]) => [`client.branding.${name}`, surface])),
    )
  })

  it('list fields of every mail and file driver that has its own', () => {
    const driversOf = (id: string) =>
      knownGroups
        .flatMap((group) => group.settings)
        .flatMap(({ visibleWhen = [] }) => visibleWhen.flatMap(({ setting, is = [] }) => (setting === id ? is : [])))
    expect(driversOf('server.mail_driver')).toEqual(expect.arrayContaining(['smtp', 'mailgun', 'ses', 'postmark']))
    expect(driversOf('client.uploads.uploads_driver')).toEqual(expect.arrayContaining(['s3', 'dropbox', 'ftp']))
  })

  it('list each setting once, and depend on settings that exist', () => {
    const all = knownGroups.flatMap((group) => group.settings)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const needed = all.flatMap(({ visibleWhen = [] }) => visibleWhen.map(({ setting }) => setting))
    expect(needed.filter((id) => !knownSettings.has(id))).toEqual([])
  })

  it('leave values that only this server has to the last group', () => {
    const { groups } = allSettings({ ...saved, client: { ...saved.client, weather: { on: true, map: [1] } } })
    expect(groups.at(-1)?.settings.map(({ id, field }) => [id, field.kind])).toEqual([
      ['client.weather.on', 'flag'],
      ['server.newsletter_api_key', 'secret'],
    ])
  })
})

test.each([
  [{ kind: 'flag' }, undefined, false],
  [{ kind: 'flag' }, '1', true],
  [{ kind: 'number' }, '587', 587],
  [{ kind: 'number' }, null, null],
  [{ kind: 'bytes' }, 'lots', null],
  [{ kind: 'text' }, 5, '5'],
  [{ kind: 'text' }, ['a'], ''],
  [{ kind: 'list' }, 'mp3', []],
  [{ kind: 'comma-list' }, ' a.test, b.test,', 'a.test,b.test'],
  [{ kind: 'artist-tabs' }, [{ id: 1, active: 'true' }], [{ id: 1, active: true }]],
  [{ kind: 'info', isFlag: true }, null, false],
] as const)('reads as %j from %j: %j', (field, value, expected) => {
  expect(valueIn(field, value)).toEqual(expected)
})

describe('savedFields()', () => {
  const changes: SettingValues = {
    'client.player.default_volume': 40,
    'client.uploads.allowed_extensions': ['mp3'],
    'client.registration.policies': [
      { label: '', action: '' },
      { label: 'A', action: '' },
    ],
    'server.mail_host': 'smtp.test',
  }
  it('writes dotted keys with JSON inside, or groups', () => {
    expect(JSON.parse(savedFields(changes, 'flat').client ?? '')).toEqual({
      'player.default_volume': 40,
      'uploads.allowed_extensions': '["mp3"]',
      'registration.policies': '[{"label":"A","action":""}]',
    })
    expect(JSON.parse(savedFields(changes, 'nested').client ?? '')).toEqual({
      player: { default_volume: 40 },
      uploads: { allowed_extensions: ['mp3'] },
      registration: { policies: [{ label: 'A', action: '' }] },
    })
    expect(savedFields(changes, 'nested').server).toBe('{"mail_host":"smtp.test"}')
  })

  it('leaves out a part without changes', () => {
    expect(savedFields({ 'server.mail_host': 'a' }, 'flat')).toEqual({ server: '{"mail_host":"a"}' })
    expect(savedFields({}, 'nested')).toEqual({})
  })
})

test.each([
  ['mail.contact_page_address', 'client.mail.contact_page_address'],
  ['client.branding.site_name', 'client.branding.site_name'],
  ['mail_port', 'server.mail_port'],
  ['server.mail_port', 'server.mail_port'],
  ['registration.policies.0.label', 'client.registration.policies'],
  ['server.no_such_key', undefined],
])('places the error of %s at %s', (key, id) => {
  const { byId, unplaced } = placeErrors({ [key]: 'Wrong.' }, knownGroups)
  expect([Object.keys(byId), unplaced]).toEqual(id ? [[id], {}] : [[], { [key]: 'Wrong.' }])
})

test('shows a field while one of its conditions is met', () => {
  const bucket = knownSettings.get('server.storage_s3_bucket')
  const shown = (values: SettingValues) => bucket && isVisible(bucket, (id) => values[id])
  expect(shown({ 'client.uploads.uploads_driver': 'local' })).toBe(false)
  expect(shown({ 'client.uploads.public_driver': 'backblaze_s3' })).toBe(true)
})

test.each([
  [536_870_912, 512],
  ['536870912', 512],
  ['512 MB', 512],
  ['2G', 2048],
  ['1.5 GiB', 1536],
  ['lots', null],
])('reads the size %j as %j megabytes', (size, megabytes) => {
  expect(megabytesIn(size)).toBe(megabytes)
})

describe('a file of settings', () => {
  const all = [...allSettings(saved).settings.values()]
  const valueOf = (id: string) => {
    const setting = all.find((each) => each.id === id)
    return setting && savedValue(saved, setting)
  }

  it('leaves out secrets, and changes nothing where it comes from', () => {
    const json = writeSettingsFile(saved, all)
    expect(json).not.toMatch(/mock-[a-z-]*(?:secret|password)/)
    expect(json).toContain('smtp.dziesma.test')
    expect(readSettingsFile(json, all, valueOf)).toEqual({})
  })

  it.each(['', '[]', '{"format":"other","version":1,"settings":{}}', '{"format":"dziesma-settings","version":2}'])(
    'refuses other files: %s',
    (json) => {
      expect(readSettingsFile(json, all, valueOf)).toBeUndefined()
    },
  )
})
