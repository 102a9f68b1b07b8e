import type * as z from 'zod/mini'

import type { Theme } from '@/contract/bootstrap'
import type { channelSchema } from '@/contract/channels'
import type { CommentableType } from '@/contract/comments'
import type { LikeableType } from '@/contract/library'
import type { Album, Artist, Genre, Playlist, tagSchema, Track } from '@/contract/music'
import type { RepostableType } from '@/contract/reposts'
import type { Settings } from '@/contract/settings'
import type { SocialService } from '@/contract/social'
import type { Permission, User } from '@/contract/user'

import { createTable } from './table'
import type { Table } from './table'

/** A user as stored: what the site's own user sees, and what nobody sees. */
export type MockUser = User & {
  password: string
  bans: { comment: string | null }[]
  two_factor_confirmed_at: string | null
  /** The code in the verification mail. */
  verification_code: string
  created_at: string
  /** Null for those who have never signed in. */
  last_login_at: string | null
  model_type: 'user'
}

/** An uploaded file, or a folder of such. */
export type MockFile = {
  id: number
  name: string
  file_name: string
  mime: string | null
  extension: string | null
  /** Bytes. */
  file_size: number
  type: string
  disk: 'uploads' | 'public'
  disk_prefix: string | null
  parent_id: number | null
  owner_id: number
  workspace_id: number | null
  created_at: string
  /** Its bytes; undefined for a folder, and for an object of a storage beside the site. */
  content: Blob | undefined
  /** Which object of its disk's bucket it is, and its address there. */
  object?: { key: string; address: string }
}

/** Found by search and address, but listed by no channel. */
type Listing = { unlisted?: true }

/** Where a notification leads: a path of this site, or an address as it is. */
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

/** A user's place in a workspace; its owner has one too, without a role. */
export type MockWorkspaceMember = {
  id: number
  workspace_id: number
  user_id: number
  role_id: number | null
  created_at: string
}

/** An invitation that was not answered; `uuid` is what its link carries. */
export type MockWorkspaceInvite = {
  id: number
  uuid: string
  workspace_id: number
  email: string
  role_id: number
  created_at: string
}

/** By which channels somebody wants to be told of something. */
export type MockNotificationChoice = {
  id: number
  user_id: number
  notif_id: string
  channels: Record<string, boolean>
}

/** `workspace` roles are for members of a workspace, the others for the whole site. */
export type MockRole = { id: number; name: string; guests?: boolean; workspace?: true; permissions: Permission[] }

export type MockArtist = Artist & {
  genres: Genre[]
  views: number
  description: string | null
  country: string | null
  city: string | null
  links: { url: string; title: string }[]
} & Listing

export type Tag = z.output<typeof tagSchema>

export type MockAlbum = Album & {
  genres: Genre[]
  tags: Tag[]
  description: string | null
  created_at: string
} & Listing

/** `signing` says how long the address of its file holds: for a few seconds, or for one request. */
export type MockTrack = Track & { description: string | null; created_at: string; signing?: 'brief' | 'once' } & Listing

/** `track_ids` in the playlist's order; a track may be there more than once. */
export type MockPlaylist = Playlist & { track_ids: readonly number[]; editor_ids: number[]; created_at: string }

export type ChannelConfig = NonNullable<Exclude<z.input<typeof channelSchema>['config'], unknown[]>>

/** Content chosen by hand or by an automatic update keeps its order; `listAll` channels have none of their own. */
export type MockChannel = {
  id: number
  name: string
  slug: string
  description: string | null
  config: ChannelConfig
  item_ids: readonly number[]
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

/** Someone follows another person. */
export type MockFollow = { id: number; follower_id: number; followed_id: number; created_at: string }

export type MockPlaylistFollow = { id: number; user_id: number; playlist_id: number }

/** What a person tells of themselves; `id` is the user's. */
export type MockProfile = {
  id: number
  city: string | null
  country: string | null
  description: string | null
  links: readonly { url: string; title: string }[]
}

export type MockComment = {
  id: number
  user_id: number
  commentable_type: CommentableType
  commentable_id: number
  content: string
  /** Where in the track, 0 to 100. */
  position: number
  /** The comment it answers. */
  parent_id: number | null
  deleted: boolean
  created_at: string
}

export type MockVote = {
  id: number
  user_id: number
  model_type: string
  model_id: number
  vote_type: 'upvote' | 'downvote'
}

export type MockReport = { id: number; user_id: number; model_type: string; model_id: number; reason: string }

/** A signed address of a file that was good for one request only. */
export type SpentSignature = { id: number; signature: string }

/** One counted listen; `listener` names the user or, for guests, the session. */
export type MockPlay = { id: number; listener: string; user_id: number | null; track_id: number; created_at: string }

/** The second factor of a user, whose id it has: in force once the user is `two_factor_confirmed_at`. */
export type MockTwoFactor = {
  id: number
  /** Base32. */
  secret: string
  recovery_codes: readonly string[]
  /** Codes that were used, with their period: none counts twice. */
  spent: readonly { code: string; step: number }[]
}

/** A program's way into the API, without its secret. */
export type MockAccessToken = {
  id: number
  user_id: number
  name: string
  last_used_at: string | null
  created_at: string
}

/** An account elsewhere that signs its owner in here. */
export type MockSocialProfile = {
  id: number
  user_id: number
  service_name: SocialService
  /** Who the owner is at the service. */
  user_service_id: string
  username: string
}

/** The link that was mailed to the user of this id. */
export type MockPasswordReset = { id: number; token: string; created_at: number }

export type MockLocalization = { id: number; name: string; language: string; lines: Readonly<Record<string, string>> }

type DeepPartial<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value

/** Settings that the server sends or uses and the client does not read. */
type SettingsOfServer = {
  version: string
  dates: { locale: string }
  i18n: { default_localization: string }
  cookie_notice: { enable: boolean }
  uploads: { available_space: number }
}

/** Settings as an administrator stores them; the falsy ones are left out of the responses. */
export type MockSettings = DeepPartial<Settings & SettingsOfServer>

type Tables = {
  users: MockUser
  files: MockFile
  notifications: MockNotification
  notificationChoices: MockNotificationChoice
  workspaces: MockWorkspace
  workspaceMembers: MockWorkspaceMember
  workspaceInvites: MockWorkspaceInvite
  roles: MockRole
  artists: MockArtist
  albums: MockAlbum
  tracks: MockTrack
  genres: Genre
  playlists: MockPlaylist
  channels: MockChannel
  likes: MockLike
  plays: MockPlay
  reposts: MockRepost
  follows: MockFollow
  playlistFollows: MockPlaylistFollow
  profiles: MockProfile
  comments: MockComment
  votes: MockVote
  reports: MockReport
  spentSignatures: SpentSignature
  twoFactors: MockTwoFactor
  accessTokens: MockAccessToken
  socialProfiles: MockSocialProfile
  passwordResets: MockPasswordReset
  localizations: MockLocalization
}

/** What a fresh database holds. */
export type Seed = { readonly [Name in keyof Tables]: readonly Tables[Name][] } & {
  readonly settings: MockSettings
  readonly themes: readonly Theme[]
}

/** Everything the backend remembers but sessions. Rows change through their tables only. */
export type Db = { [Name in keyof Tables]: Table<Tables[Name]> } & { settings: MockSettings; themes: readonly Theme[] }

export function createDb({ settings, themes, ...rows }: Seed): Db {
  const tables = Object.entries(rows).map(([name, seeded]) => [name, createTable<{ id: number }>(seeded)])
  return { ...(Object.fromEntries(tables) as Pick<Db, keyof Tables>), settings: structuredClone(settings), themes }
}
