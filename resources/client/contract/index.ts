import { albums } from './albums'
import { artists } from './artists'
import { auth } from './auth'
import { bootstrap } from './bootstrap'
import { channels } from './channels'
import { emailVerification } from './email-verification'
import { player } from './player'
import { playlists } from './playlists'
import { search } from './search'
import { tracks } from './tracks'
import { users } from './users'

/** Every endpoint the client speaks, by group. */
export const contract = { bootstrap, auth, emailVerification, users, channels, artists, albums, tracks, playlists, player, search }
/** Type of {@link contract}. */
export type Contract = typeof contract
