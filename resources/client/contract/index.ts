import { accessTokens } from './access-tokens'
import { accounts } from './accounts'
import { albums } from './albums'
import { artists } from './artists'
import { auth } from './auth'
import { backstageRequests } from './backstage-requests'
import { bootstrap } from './bootstrap'
import { captcha } from './captcha'
import { channels } from './channels'
import { comments } from './comments'
import { contact } from './contact'
import { coupons } from './coupons'
import { customDomains } from './custom-domains'
import { customPages } from './custom-pages'
import { emailVerification } from './email-verification'
import { family } from './family'
import { fileEntries } from './file-entries'
import { gateways } from './gateways'
import { genres } from './genres'
import { invoices } from './invoices'
import { landing } from './landing'
import { library } from './library'
import { localizations } from './localizations'
import { lyrics } from './managed-lyrics'
import { managedProducts } from './managed-products'
import { managedUsers } from './managed-users'
import { normalizedModels } from './normalized-models'
import { notifications } from './notifications'
import { passwordConfirmation } from './password-confirmation'
import { passwords } from './passwords'
import { player } from './player'
import { playlists } from './playlists'
import { products } from './products'
import { profiles } from './profiles'
import { radio } from './radio'
import { registration } from './registration'
import { reposts } from './reposts'
import { roles } from './roles'
import { s3 } from './s3'
import { search } from './search'
import { setupAlerts } from './setup-alerts'
import { social } from './social'
import { subscriptions } from './subscriptions'
import { tags } from './tags'
import { tracks } from './tracks'
import { tus } from './tus'
import { twoFactor } from './two-factor'
import { twoFactorChallenge } from './two-factor-challenge'
import { userSessions } from './user-sessions'
import { users } from './users'
import { valueLists } from './value-lists'
import { workspaces } from './workspaces'
import { youtube } from './youtube'

/** Every endpoint the client uses, by group. */
export const contract = {
  bootstrap,
  auth,
  twoFactorChallenge,
  registration,
  passwords,
  emailVerification,
  passwordConfirmation,
  twoFactor,
  userSessions,
  accessTokens,
  social,
  captcha,
  users,
  accounts,
  managedUsers,
  roles,
  family,
  notifications,
  workspaces,
  products,
  managedProducts,
  coupons,
  gateways,
  subscriptions,
  invoices,
  valueLists,
  normalizedModels,
  setupAlerts,
  localizations,
  fileEntries,
  tus,
  s3,
  landing,
  channels,
  customPages,
  artists,
  albums,
  tracks,
  lyrics,
  playlists,
  player,
  search,
  library,
  reposts,
  comments,
  backstageRequests,
  customDomains,
  profiles,
  radio,
  genres,
  tags,
  youtube,
  contact,
}
/** Type of {@link contract}. */
export type Contract = typeof contract
