import * as z from 'zod/mini'

import {
  listOf,
  optionalNumber as number,
  optionalText as text,
  settingsFlag as flag,
  settingsFlagUnlessAbsent as flagUnlessAbsent,
  settingsGroup as group,
} from '../machinery/wire-values'
import { menuItemSchema, menuSchema } from './menus'

const numberOrText = z.optional(z.nullable(z.union([z.number(), z.string()])))

/**
 * The site's public settings (backend contract, section 1.5). The server omits unset and falsy ones; after parsing
 * every group exists and every flag is a boolean. Unknown keys pass through.
 */
export const settingsSchema = group({
  base_url: text,
  asset_url: text,
  menus: listOf(menuSchema),
  require_email_confirmation: flag,
  ads: group({
    disable: flag,
    general_top: text,
    general_bottom: text,
    artist_top: text,
    artist_bottom: text,
    album_above: text,
  }),
  branding: group({
    site_name: text,
    site_description: text,
    logo_light: text,
    logo_dark: text,
    logo_light_mobile: text,
    logo_dark_mobile: text,
  }),
  site: group({ demo: flag }),
  /** `loginPageDefaults`: assumed `singleAccount` for the configured account, or `randomAccount` for a numbered one. */
  demo: group({ loginPageDefaults: text, email: text, password: text }),
  /** The bar about cookies; `position` is `top` or `bottom`. The button links to a page about them. */
  cookie_notice: group({ position: text, button: group({ label: text, action: text }) }),
  themes: group({ user_change: flag, default_id: numberOrText }),
  /** `format` is a style of `Intl.DateTimeFormat`: `short`, `medium`, `long` or `full`. */
  dates: group({ format: text, locale: text, default_timezone: text }),
  i18n: group({ enable: flag }),
  /** `appearance` is parsed by the landing page itself: contract/groups/landing.ts. */
  homepage: group({
    type: text,
    value: numberOrText,
    appearance: z.optional(z.unknown()),
    pricing: flag,
    trending: flag,
  }),
  registration: group({ disable: flag, policies: listOf(menuItemSchema) }),
  social: group({
    google: group({ enable: flag }),
    facebook: group({ enable: flag }),
    twitter: group({ enable: flag }),
    envato: group({ enable: flag }),
    compact_buttons: flag,
  }),
  recaptcha: group({ site_key: text, enable: group({ contact: flag, register: flag }) }),
  /**
   * Assumed, not documented: the permission that marks a child's profile (default `family.open`), the one it must lack
   * (default `family.add`), and a space-separated list of extra hosts that its pages may load images from.
   */
  family: group({ child_with: text, child_without: text, child_hosts: text }),
  billing: group({
    /** Derived from the server's environment; see {@link flagUnlessAbsent}. */
    integrated: flagUnlessAbsent,
    enable: flag,
    stripe: group({ enable: flag }),
    stripe_public_key: text,
    stripe_test_mode: flag,
    paypal: group({ enable: flag, public_key: text }),
    paypal_test_mode: flag,
    /** Assumed, not documented: the site's statement that its prices include value added tax. */
    prices_include_vat: flag,
  }),
  notifications: group({ integrated: flag }),
  notif: group({ subs: group({ integrated: flag }) }),
  workspaces: group({ integrated: flag }),
  api: group({ integrated: flag }),
  /** Sizes are in bytes; drivers whose name ends in `s3` accept direct uploads. */
  uploads: group({
    /** Whether large files are sent in parts; see {@link flagUnlessAbsent}. */
    chunk: flagUnlessAbsent,
    chunk_size: number,
    max_size: number,
    allowed_extensions: listOf(z.string()),
    blocked_extensions: listOf(z.string()),
    uploads_driver: text,
    public_driver: text,
    s3_direct_upload: flag,
    disable_tus: flag,
    /** Whether the server finds the artist and the album of uploaded songs. */
    autoMatch: flag,
  }),
  player: group({
    default_volume: number,
    hide_queue: flag,
    hide_video: flag,
    hide_lyrics: flag,
    /** Assumed: the full-screen player opens with lyrics on phones too. */
    lyrics_automate: flag,
    /** Assumed: starting a track on a phone opens the full-screen player. */
    mobile: group({ auto_open_overlay: flag }),
    enable_download: flag,
    /** `line`, or `waveform` to draw the track's waveform behind the seek bar. */
    seekbar_type: text,
    track_comments: flag,
    enable_repost: flag,
    show_upload_btn: flag,
    /** `list` or `grid`: default layout of an artist's albums. */
    default_artist_view: text,
  }),
  youtube: group({ suggested_quality: text, region_code: text, search_method: text, store_id: flag }),
  artistPage: group({ tabs: listOf(z.looseObject({ id: z.union([z.number(), z.string()]), active: flag })) }),
  logging: group({ sentry_public: text }),
})
/** The site's settings after parsing. */
export type Settings = z.output<typeof settingsSchema>
