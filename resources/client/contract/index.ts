import { accessTokens } from './groups/access-tokens'
import { accounts } from './groups/accounts'
import { albums } from './groups/albums'
import { appearance } from './groups/appearance'
import { artists } from './groups/artists'
import { auth } from './groups/auth'
import { backstageRequests } from './groups/backstage-requests'
import { bootstrap } from './groups/bootstrap'
import { captcha } from './groups/captcha'
import { channels } from './groups/channels'
import { comments } from './groups/comments'
import { contact } from './groups/contact'
import { coupons } from './groups/coupons'
import { customDomains } from './groups/custom-domains'
import { customPages } from './groups/custom-pages'
import { emailVerification } from './groups/email-verification'
import { errorLogs } from './groups/error-logs'
import { family } from './groups/family'
import { fileEntries } from './groups/file-entries'
import { gateways } from './groups/gateways'
import { genres } from './groups/genres'
import { invoices } from './groups/invoices'
import { landing } from './groups/landing'
import { library } from './groups/library'
import { localizations } from './groups/localizations'
import { lyrics } from './groups/lyrics'
import { managedChannels } from './groups/managed-channels'
import { managedProducts } from './groups/managed-products'
import { managedSettings } from './groups/managed-settings'
import { managedUsers } from './groups/managed-users'
import { mediaImports } from './groups/media-imports'
import { normalizedModels } from './groups/normalized-models'
import { notifications } from './groups/notifications'
import { outgoingEmails } from './groups/outgoing-emails'
import { passwordConfirmation } from './groups/password-confirmation'
import { passwords } from './groups/passwords'
import { player } from './groups/player'
import { playlists } from './groups/playlists'
import { products } from './groups/products'
import { profiles } from './groups/profiles'
import { radio } from './groups/radio'
import { registration } from './groups/registration'
import { reports } from './groups/reports'
import { reposts } from './groups/reposts'
import { roles } from './groups/roles'
import { s3 } from './groups/s3'
import { scheduleLogs } from './groups/schedule-logs'
import { search } from './groups/search'
import { setupAlerts } from './groups/setup-alerts'
import { siteTools } from './groups/site-tools'
import { social } from './groups/social'
import { subscriptions } from './groups/subscriptions'
import { suggestions } from './groups/suggestions'
import { tags } from './groups/tags'
import { tracks } from './groups/tracks'
import { tus } from './groups/tus'
import { twoFactor } from './groups/two-factor'
import { twoFactorChallenge } from './groups/two-factor-challenge'
import { userSessions } from './groups/user-sessions'
import { users } from './groups/users'
import { valueLists } from './groups/value-lists'
import { workspaces } from './groups/workspaces'
import { youtube } from './groups/youtube'

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
  reports,
  managedSettings,
  appearance,
  siteTools,
  mediaImports,
  errorLogs,
  scheduleLogs,
  outgoingEmails,
  localizations,
  fileEntries,
  tus,
  s3,
  landing,
  channels,
  managedChannels,
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
  suggestions,
  tags,
  youtube,
  contact,
}
/** Type of {@link contract}. */
export type Contract = typeof contract
