import { createDb, type Db, type Seed } from '../store/db'

const nothing: Seed = {
  users: [],
  files: [],
  notifications: [],
  notificationChoices: [],
  workspaces: [],
  workspaceMembers: [],
  workspaceInvites: [],
  roles: [],
  artists: [],
  albums: [],
  tracks: [],
  genres: [],
  playlists: [],
  channels: [],
  likes: [],
  plays: [],
  reposts: [],
  follows: [],
  playlistFollows: [],
  profiles: [],
  comments: [],
  votes: [],
  reports: [],
  spentSignatures: [],
  twoFactors: [],
  accessTokens: [],
  socialProfiles: [],
  passwordResets: [],
  localizations: [],
  settings: {},
  themes: [],
}

/** Creates a database with only these rows. */
export const makeDb = (rows: Partial<Seed> = {}): Db => createDb({ ...nothing, ...rows })
