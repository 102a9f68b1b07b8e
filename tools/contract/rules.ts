import type { Contract } from '@/contract'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Exchange } from '@tests/contract/case'

import { groupOf } from './choose-cases'
import type { Problem, Rule } from './report'

/** Rules of each group, in the contract's order. */
const groupRules: Record<keyof Contract, Rule> = {
  bootstrap: {
    section: '1.3',
    sentence: 'The response holds the bootstrap data in `data`, as a JSON string or base64 of JSON.',
  },
  auth: {
    section: '3',
    sentence:
      'A sign-in returns new bootstrap data, or `two_factor: true`; a sign-out returns the guest’s bootstrap data.',
  },
  twoFactorChallenge: {
    section: '3',
    sentence:
      'The challenge takes `code` or `recovery_code`, and responds like a sign-in; a wrong one is refused in `errors`.',
  },
  registration: {
    section: '3',
    sentence:
      'Registration signs in: `status` says whether the email address must be verified, and `bootstrapData` has the user.',
  },
  passwords: {
    section: '3',
    sentence: 'Password forms return a `message`, or the reason in `errors` (422).',
  },
  emailVerification: {
    section: '3',
    sentence: 'The mailed code has six digits; a wrong one is refused in `errors.code`.',
  },
  passwordConfirmation: {
    section: '3',
    sentence: 'The status says whether the password was `confirmed` recently; confirming takes `password`.',
  },
  twoFactor: {
    section: '3',
    sentence: 'Two-factor routes need a recently confirmed password (423); the QR code comes with its `secret`.',
  },
  userSessions: {
    section: '3.2',
    sentence:
      'Sessions name their device, browser and place, and mark the current one; ending the others needs the password.',
  },
  accessTokens: {
    section: '3.2',
    sentence: 'A new token is returned once, as `plainTextToken`, beside its row in `token`.',
  },
  social: {
    section: '3.1',
    sentence: 'Connecting asks for the password and returns bootstrap data; disconnecting returns a `status`.',
  },
  captcha: { section: '3', sentence: 'The verdict on a reCAPTCHA token is `success`.' },
  users: {
    section: '3.3',
    sentence:
      'The language call returns the localization in `locale`; the quota is `minutesLeft`, null when unlimited.',
  },
  accounts: { section: '3.3', sentence: 'Account calls return the `user`; for others it holds only public fields.' },
  managedUsers: {
    section: '3.3',
    sentence: 'Users come in pages; a new one is returned as created, and a wrong field is refused in `errors`.',
  },
  roles: {
    section: '7',
    sentence: 'Roles come in pages with their `permissions`; deleting takes a single id, and has no content.',
  },
  family: {
    section: '3.3',
    sentence: 'Family profiles are listed with their `total_count`, and limited by the permission `family.add`.',
  },
  notifications: {
    section: '4.1',
    sentence:
      'Notifications come in pages; marking returns `unreadCount`, settings return channels, subscriptions and selections.',
  },
  products: {
    section: '4.3',
    sentence: 'Plans come in pages ordered by `position`, with `prices` and `permissions`; hidden ones are listed too.',
  },
  managedProducts: {
    section: '4.3',
    sentence: 'Administrators write plans with their permissions and prices; one with subscriptions is not deleted.',
  },
  coupons: {
    section: '4.3',
    sentence: 'A valid coupon has `coupon_id`, `discount` and `discount_type`; any other is refused, with a `message`.',
  },
  gateways: {
    section: '4.3',
    sentence: 'Stripe’s endpoints return a `clientSecret`; storing a payment that is not confirmed is refused.',
  },
  subscriptions: {
    section: '4.3',
    sentence: 'Users cancel, resume and change their own subscription, whose flags and dates show its state.',
  },
  invoices: {
    section: '4.3',
    sentence: 'Invoices name their `uuid` and `paid`; without a subscription the list is 404.',
  },
  workspaces: {
    section: '4.2',
    sentence:
      'Workspaces come in `workspaces`, with the current user’s permissions; one has its `members` and `invites`.',
  },
  valueLists: {
    section: '7',
    sentence: 'Each requested value list is a key of the response; empty lists may be missing.',
  },
  normalizedModels: {
    section: '7',
    sentence: 'Records of a type are found by name in `results`, at most 15; one comes in `model`.',
  },
  setupAlerts: {
    section: '7',
    sentence: 'Problems of the installation are listed in `alerts`, at the path of the release.',
  },
  localizations: {
    section: '7',
    sentence: 'Languages come in pages; one comes with its `lines`, all of which a PUT by numeric id replaces.',
  },
  fileEntries: {
    section: '9',
    sentence: 'An upload returns its row in `fileEntry`, with flat metadata; refusals are in `errors.file`.',
  },
  tus: {
    section: '9',
    sentence: 'tus creates, resumes and ends uploads by its headers; `tus/entries` returns the `fileEntry`.',
  },
  s3: {
    section: '9',
    sentence: 'S3 calls need a session and return signed URLs, keys and parts; `s3/entries` returns the `fileEntry`.',
  },
  landing: {
    section: '5',
    sentence: 'The landing page’s data is a list of up to eight `artists`; release C has another endpoint.',
  },
  channels: {
    section: '5.1',
    sentence: 'A channel comes with its `config` and a page of `content`; further pages come alone, in `pagination`.',
  },
  customPages: {
    section: '7',
    sentence:
      'A custom page is found by id or slug, and comes with HTML in `body` and the tags of its head in `seo`; lists have plain text.',
  },
  artists: {
    section: '5',
    sentence: 'The artist page holds `artist` and the pages of its active tabs; albums and tracks come in pages.',
  },
  albums: { section: '5', sentence: 'The album page holds `album` with its artists and tracks, counts and tags.' },
  tracks: {
    section: '5',
    sentence:
      'The track page holds `track`; its waveform and lyrics are calls of their own, and lyrics may be missing (404).',
  },
  lyrics: {
    section: '7',
    sentence: 'Lyrics belong to a track; every line of synced ones starts with its time, as in `[01:02.50]`.',
  },
  playlists: {
    section: '5',
    sentence: 'A playlist comes as `playlist`, with a page of `tracks` and its total duration in milliseconds.',
  },
  player: {
    section: '5',
    sentence: 'The queue continues by `queueId` and returns `tracks`; a play is logged once per minute and track.',
  },
  search: { section: '5', sentence: 'Results are grouped by type, as pages or lists; an empty query has none.' },
  library: {
    section: '5',
    sentence: 'The library lists what the user liked, in pages; adding and removing take `likeables`.',
  },
  reposts: { section: '5', sentence: 'A repost is toggled, and the response names the `action`.' },
  comments: { section: '5', sentence: 'Comments come in pages of threads; edits, votes and reports need a session.' },
  backstageRequests: {
    section: '6',
    sentence: 'Requests come in pages with their `user`, `artist` and `data`; each is approved or denied once.',
  },
  customDomains: {
    section: '7',
    sentence: 'Domains come in pages; authorizing returns `serverIp`, and a domain that is not connected is a 422.',
  },
  profiles: {
    section: '3.3',
    sentence: 'Public profiles come with links and counts of followers; followers come in pages.',
  },
  radio: { section: '5', sentence: 'A radio returns its seed and `recommendations`.' },
  genres: { section: '5', sentence: 'Genres come in pages, each with a slug in `name` and a readable `display_name`.' },
  tags: { section: '5', sentence: 'Tracks and albums of a tag come in simple pages.' },
  contact: {
    section: '7',
    sentence:
      'The contact form requires a `name` of 5 and a `message` of 10 characters, and responds with an empty body.',
  },
  youtube: { section: '5', sentence: 'The player’s errors are logged with `code` and `videoUrl`.' },
}

/** Rules about statuses that hold for every endpoint. */
const statusRules: Record<number, Rule> = {
  [HttpStatus.Unauthorized]: {
    section: '2.4',
    sentence: 'A call that needs a session is refused with 401 without one.',
  },
  [HttpStatus.Forbidden]: { section: '2.4', sentence: 'A call without the required permission is refused with 403.' },
  [HttpStatus.NotFound]: { section: '2.4', sentence: 'A row that does not exist is 404.' },
  [HttpStatus.SessionExpired]: { section: '2.4', sentence: 'A write with a wrong CSRF token is refused with 419.' },
  [HttpStatus.UnprocessableContent]: {
    section: '2.4',
    sentence: 'Invalid input is refused with 422, and `errors` names the fields.',
  },
  [HttpStatus.Locked]: {
    section: '2.4',
    sentence: 'A protected call without a recently confirmed password is refused with 423.',
  },
  [HttpStatus.TooManyRequests]: {
    section: '2.4',
    sentence: 'Too many attempts are refused with 429 and `Retry-After`.',
  },
}

const PAGES: Rule = {
  section: '2.3',
  sentence: 'Lists come as `pagination` with `data` and the keys of their kind of paging.',
}
const JSON_ONLY: Rule = { section: '2', sentence: 'A call that accepts JSON gets JSON, also for errors.' }

/** Returns the rule that a case's first problem breaks. */
export function ruleOf(exchange: Exchange, [first]: readonly Problem[]): Rule {
  if (first?.field?.startsWith('pagination')) return PAGES
  if (first && /^(?:content type|no JSON)/.test(first.message)) return JSON_ONLY
  const isStatus = first?.message.startsWith('status ') === true
  const general = isStatus ? statusRules[exchange.status] : undefined
  return general ?? groupRules[groupOf(exchange) as keyof Contract]
}
