import type { MenuItem } from '@/contract/shapes/menus'

import type { MockSettings } from '../store/db'
import { HOME_CHANNEL_ID } from './channels'
import { landingAppearance } from './landing'
import { menus } from './menus'

const policy = (id: string, label: string): MenuItem => ({
  id,
  type: 'link',
  label,
  action: `/pages/${id}`,
  target: '_blank',
  roles: [],
  permissions: [],
  settings: {},
})

/** Policies that must be accepted to sign up. */
export const policies: MenuItem[] = [
  policy('lietosanas-noteikumi', 'Lietošanas noteikumi'),
  policy('privatuma-politika', 'Privātuma politika'),
]

/** Settings of the seeded site. */
export const settings: MockSettings = {
  menus,
  require_email_confirmation: true,
  branding: {
    site_name: 'Dziesma',
    site_description: 'Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.',
    logo_light: 'images/logo-light.svg',
    logo_dark: 'images/logo-dark.svg',
  },
  registration: { policies },
  social: {
    google: { enable: true },
    facebook: { enable: true },
    twitter: { enable: true },
    envato: { enable: true },
  },
  themes: { user_change: true, default_id: 1 },
  dates: { format: 'medium', locale: 'lv', default_timezone: 'Europe/Riga' },
  i18n: { enable: true, default_localization: 'lv' },
  homepage: {
    type: 'channel',
    value: HOME_CHANNEL_ID,
    appearance: landingAppearance,
    pricing: true,
    trending: true,
  },
  notifications: { integrated: true },
  workspaces: { integrated: true },
  notif: { subs: { integrated: true } },
  billing: {
    enable: true,
    stripe: { enable: true },
    stripe_public_key: 'pk_test_dziesma',
    stripe_test_mode: true,
    paypal: { enable: true, public_key: 'paypal-dziesma' },
    paypal_test_mode: true,
    prices_include_vat: true,
  },
  custom_domains: { allow_select: true, allow_all_option: true },
  uploads: {
    chunk_size: 5 * 1024 * 1024,
    max_size: 1024 * 1024 * 1024,
    blocked_extensions: ['exe', 'application/x-msdownload', 'x-dosexec'],
    uploads_driver: 'local',
    public_driver: 'local',
    autoMatch: true,
  },
  player: {
    default_volume: 70,
    seekbar_type: 'line',
    default_artist_view: 'grid',
    track_comments: true,
    enable_repost: true,
    enable_download: true,
  },
  artistPage: {
    tabs: [
      { id: 1, active: true },
      { id: 2, active: true },
      { id: 3, active: true },
      { id: 4, active: true },
      { id: 5, active: false },
      { id: 6, active: true },
    ],
  },
}
