import { accounts } from './accounts'
import { albums } from './albums'
import { artists } from './artists'
import { auth } from './auth'
import { bootstrap } from './bootstrap'
import { channels } from './channels'
import { comments } from './comments'
import { emailVerification } from './email-verification'
import { family } from './family'
import { genres } from './genres'
import { library } from './library'
import { notifications } from './notifications'
import { player } from './player'
import { playlists } from './playlists'
import { profiles } from './profiles'
import { radio } from './radio'
import { reposts } from './reposts'
import { search } from './search'
import { tags } from './tags'
import { tracks } from './tracks'
import { users } from './users'
import { valueLists } from './value-lists'
import { workspaces } from './workspaces'
import { youtube } from './youtube'

/** Every endpoint the client speaks, by group. */
export const contract = {
  bootstrap,
  auth,
  emailVerification,
  users,
  accounts,
  family,
  notifications,
  workspaces,
  valueLists,
  channels,
  artists,
  albums,
  tracks,
  playlists,
  player,
  search,
  library,
  reposts,
  comments,
  profiles,
  radio,
  genres,
  tags,
  youtube,
}
/** Type of {@link contract}. */
export type Contract = typeof contract
