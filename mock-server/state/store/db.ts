import type { LikeableType } from '@/contract/groups/library'
import type { RepostableType } from '@/contract/groups/reposts'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { Settings } from '@/contract/shapes/settings'
import type { SocialService } from '@/contract/shapes/social-popup'
import type { User } from '@/contract/shapes/user'

import { billingTables, type CardOnFile } from './billing-rows'
import type { DeepPartial } from './deep-partial'
import { defineTable, type TableDefinition } from './define-table'
import type { MockFile } from './file-rows'
import { logTables } from './log-rows'
import { moderationTables } from './moderation-rows'
import { musicTables } from './music-rows'
import { pageTables } from './page-rows'
import type { MockRole } from './role-rows'
import { emptySiteState, type SiteState } from './site-rows'
import { createTable, type Table } from './table'

/** The signed-in user without the subscriptions, which have a table; keeps the fields' modifiers. */
type Account = { [Key in keyof User as Key extends 'artists' | 'subscriptions' ? never : Key]: User[Key] }

/** A stored user: the fields the user may see and hidden ones. */
export type MockUser = Account &
  CardOnFile & {
    password: string
    bans: { comment: string | null; expired_at?: string | null }[]
    two_factor_confirmed_at: string | null
    /** Code of the verification mail. */
    verification_code: string
    created_at: string
    updated_at?: string
    /** Bytes; absent for the site's default. */
    available_space?: number | null
    /** Null for users who have never signed in. */
    last_login_at: string | null
    model_type: 'user'
  }

/** Target of a notification: a path of this site, or a URL used unchanged. */
export type MockLink = { label: string; action: string | { path: string } }

export type MockNotification = {
  id: number
  user_id: number
  type: string
  read_at: string | null
  created_at: string
  data: {
    image?: string
    mainAction?: MockLink
    lines: { content: string; type?: string; icon?: string; action?: MockLink }[]
    buttonActions?: { label: string; action: 'join' | 'decline'; color: string }[]
    inviteId?: string
  }
}

export type MockWorkspace = { id: number; name: string; owner_id: number; created_at: string }

/** Membership of a user in a workspace; the owner has one without a role. */
export type MockWorkspaceMember = {
  id: number
  workspace_id: number
  user_id: number
  role_id: number | null
  created_at: string
}

/** A pending invitation; its link contains `uuid`. */
export type MockWorkspaceInvite = {
  id: number
  uuid: string
  workspace_id: number
  email: string
  role_id: number
  created_at: string
}

/** Channels a user chose for a notification topic. */
export type MockNotificationChoice = {
  id: number
  user_id: number
  notif_id: string
  channels: Record<string, boolean>
}

export type MockLike = {
  id: number
  user_id: number
  likeable_type: LikeableType
  likeable_id: number
  created_at: string
}

export type MockRepost = {
  id: number
  user_id: number
  repostable_type: RepostableType
  repostable_id: number
  created_at: string
}

/** A user who follows another user. */
export type MockFollow = { id: number; follower_id: number; followed_id: number; created_at: string }

export type MockPlaylistFollow = { id: number; user_id: number; playlist_id: number }

/** Public profile of the user with this id. */
export type MockProfile = {
  id: number
  city: string | null
  country: string | null
  description: string | null
  links: readonly { url: string; title: string }[]
}

/** The used-up signature of a single-use URL. */
type SpentSignature = { id: number; signature: string }

/** One counted play; `listener` identifies the user or, for guests, the session. */
export type MockPlay = { id: number; listener: string; user_id: number | null; track_id: number; created_at: string }

/** Second factor of the user with the same id; active once the user is `two_factor_confirmed_at`. */
export type MockTwoFactor = {
  id: number
  /** Base32. */
  secret: string
  recovery_codes: readonly string[]
  /** Used codes with their period, so that none is accepted twice. */
  spent: readonly { code: string; step: number }[]
}

/** An API access token. */
type MockAccessToken = {
  id: number
  user_id: number
  name: string
  /** Null for a token that no client has. */
  secret: string | null
  last_used_at: string | null
  created_at: string
}

/** An external profile that signs its owner in. */
export type MockSocialProfile = {
  id: number
  user_id: number
  service_name: SocialService
  /** The owner's id at the provider. */
  user_service_id: string
  username: string
}

/** Reset token mailed to the user with this id. */
type MockPasswordReset = { id: number; token: string; created_at: number }

export type MockLocalization = {
  id: number
  name: string
  language: string
  lines: Readonly<Record<string, string>>
  created_at?: string
  updated_at?: string
}

/** Settings that only the server uses. */
type ServerSettings = {
  version: string
  dates: { locale: string }
  i18n: { default_localization: string }
  cookie_notice: { enable: boolean }
  mail: { contact_page_address: string; disable_contact_page: boolean }
  uploads: { available_space: number }
  /** Their presence enables custom domains (assumed). */
  custom_domains: { default_host: string; allow_select: boolean; allow_all_option: boolean }
}

/** Settings as stored by an administrator; responses omit falsy ones. */
export type MockSettings = DeepPartial<Settings & ServerSettings>

const tables = {
  users: defineTable<MockUser>({
    columns: ['email', 'first_name', 'last_name'],
    permissions: { group: 'people', prefix: 'users' },
  }),
  roles: defineTable<MockRole>({
    columns: ['name', 'type', 'default', 'guests'],
    permissions: { group: 'people', prefix: assumedPermissions.roles },
  }),
  workspaces: defineTable<MockWorkspace>({ permissions: { group: 'people', prefix: 'workspaces' } }),
  workspaceMembers: defineTable<MockWorkspaceMember>(),
  workspaceInvites: defineTable<MockWorkspaceInvite>(),
  notifications: defineTable<MockNotification>(),
  notificationChoices: defineTable<MockNotificationChoice>(),
  ...musicTables,
  likes: defineTable<MockLike>(),
  plays: defineTable<MockPlay>(),
  reposts: defineTable<MockRepost>({ columns: [] }),
  follows: defineTable<MockFollow>(),
  playlistFollows: defineTable<MockPlaylistFollow>(),
  profiles: defineTable<MockProfile>(),
  ...billingTables,
  ...pageTables,
  files: defineTable<MockFile>({
    columns: ['name', 'file_name', 'type', 'mime', 'file_size', 'owner_id'],
    permissions: { group: 'site', prefix: assumedPermissions.files },
  }),
  /** Scanned documents; apart from `files`, which only uploads fill. */
  scans: defineTable<MockFile>(),
  localizations: defineTable<MockLocalization>({
    columns: ['name', 'language'],
    permissions: { group: 'site', prefix: 'localizations' },
  }),
  ...moderationTables,
  ...logTables,
  spentSignatures: defineTable<SpentSignature>(),
  twoFactors: defineTable<MockTwoFactor>(),
  accessTokens: defineTable<MockAccessToken>(),
  socialProfiles: defineTable<MockSocialProfile>(),
  passwordResets: defineTable<MockPasswordReset>(),
}

type Tables = { [Name in keyof typeof tables]: (typeof tables)[Name] extends TableDefinition<infer Row> ? Row : never }

/** Name of a table. */
export type TableName = keyof Tables

/** Whether the database has a table of this name. */
export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name)

/** Every table with its definition, without the rows. */
export const tableDefinitions: Readonly<Record<TableName, Omit<TableDefinition<never>, 'rows'>>> = tables

/** Content of a fresh database. */
export type Seed = { readonly [Name in keyof Tables]: readonly Tables[Name][] } & {
  readonly settings: MockSettings
  readonly site: SiteState
}

/** All data of the backend except sessions. Rows only change through their tables. */
export type Db = { [Name in keyof Tables]: Table<Tables[Name]> } & { settings: MockSettings } & SiteState

const seedWith = (rowsOf: (definition: { rows?: readonly unknown[] }) => readonly unknown[]): Seed => ({
  ...(Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, rowsOf(table)])) as unknown as Pick<
    Seed,
    TableName
  >),
  settings: {},
  site: emptySiteState,
})

/** A database without rows. */
export const emptySeed: Seed = seedWith(() => [])

/** A database with the rows that the definitions of its tables contain. */
export const definedSeed: Seed = seedWith(({ rows = [] }) => rows)

export function createDb({ settings, site, ...rows }: Seed): Db {
  const created = Object.entries(rows).map(([name, seeded]) => [name, createTable<{ id: number }>(seeded)])
  return { ...(Object.fromEntries(created) as Pick<Db, TableName>), settings: structuredClone(settings), ...site }
}
