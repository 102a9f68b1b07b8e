import type { Contract } from '@/contract'

import type { GroupCases } from '../case'
import { accessTokenCases } from './access-tokens'
import { accountCases } from './accounts'
import { albumCases } from './albums'
import { appearanceCases } from './appearance'
import { artistCases } from './artists'
import { authCases } from './auth'
import { backstageRequestCases } from './backstage-requests'
import { bootstrapCases } from './bootstrap'
import { captchaCases } from './captcha'
import { channelCases } from './channels'
import { commentCases } from './comments'
import { contactCases } from './contact'
import { couponCases } from './coupons'
import { customDomainCases } from './custom-domains'
import { customPageCases } from './custom-pages'
import { emailVerificationCases } from './email-verification'
import { errorLogCases } from './error-logs'
import { familyCases } from './family'
import { fileEntryCases } from './file-entries'
import { gatewayCases } from './gateways'
import { genreCases } from './genres'
import { invoiceCases } from './invoices'
import { landingCases } from './landing'
import { libraryCases } from './library'
import { localizationCases } from './localizations'
import { lyricCases } from './lyrics'
import { managedChannelCases } from './managed-channels'
import { managedProductCases } from './managed-products'
import { managedSettingCases } from './managed-settings'
import { managedUserCases } from './managed-users'
import { mediaImportCases } from './media-imports'
import { normalizedModelCases } from './normalized-models'
import { notificationCases } from './notifications'
import { outgoingEmailCases } from './outgoing-emails'
import { passwordConfirmationCases } from './password-confirmation'
import { passwordCases } from './passwords'
import { playerCases } from './player'
import { playlistCases } from './playlists'
import { productCases } from './products'
import { profileCases } from './profiles'
import { radioCases } from './radio'
import { registrationCases } from './registration'
import { reportCases } from './reports'
import { repostCases } from './reposts'
import { roleCases } from './roles'
import { s3Cases } from './s3'
import { scheduleLogCases } from './schedule-logs'
import { searchCases } from './search'
import { setupAlertCases } from './setup-alerts'
import { siteToolCases } from './site-tools'
import { socialCases } from './social'
import { subscriptionCases } from './subscriptions'
import { suggestionCases } from './suggestions'
import { tagCases } from './tags'
import { trackCases } from './tracks'
import { tusCases } from './tus'
import { twoFactorCases } from './two-factor'
import { twoFactorChallengeCases } from './two-factor-challenge'
import { userSessionCases } from './user-sessions'
import { userCases } from './users'
import { valueListCases } from './value-lists'
import { workspaceCases } from './workspaces'
import { youtubeCases } from './youtube'

/** Cases of every endpoint, in the contract's order; a group or endpoint without a case does not compile. */
export const cases: { [Group in keyof Contract]: GroupCases<Contract[Group]> } = {
  bootstrap: bootstrapCases,
  auth: authCases,
  twoFactorChallenge: twoFactorChallengeCases,
  registration: registrationCases,
  passwords: passwordCases,
  emailVerification: emailVerificationCases,
  passwordConfirmation: passwordConfirmationCases,
  twoFactor: twoFactorCases,
  userSessions: userSessionCases,
  accessTokens: accessTokenCases,
  social: socialCases,
  captcha: captchaCases,
  users: userCases,
  accounts: accountCases,
  managedUsers: managedUserCases,
  roles: roleCases,
  family: familyCases,
  notifications: notificationCases,
  workspaces: workspaceCases,
  products: productCases,
  managedProducts: managedProductCases,
  coupons: couponCases,
  gateways: gatewayCases,
  subscriptions: subscriptionCases,
  invoices: invoiceCases,
  valueLists: valueListCases,
  normalizedModels: normalizedModelCases,
  setupAlerts: setupAlertCases,
  reports: reportCases,
  managedSettings: managedSettingCases,
  appearance: appearanceCases,
  siteTools: siteToolCases,
  mediaImports: mediaImportCases,
  errorLogs: errorLogCases,
  scheduleLogs: scheduleLogCases,
  outgoingEmails: outgoingEmailCases,
  localizations: localizationCases,
  fileEntries: fileEntryCases,
  tus: tusCases,
  s3: s3Cases,
  landing: landingCases,
  channels: channelCases,
  managedChannels: managedChannelCases,
  customPages: customPageCases,
  artists: artistCases,
  albums: albumCases,
  tracks: trackCases,
  lyrics: lyricCases,
  playlists: playlistCases,
  player: playerCases,
  search: searchCases,
  library: libraryCases,
  reposts: repostCases,
  comments: commentCases,
  backstageRequests: backstageRequestCases,
  customDomains: customDomainCases,
  profiles: profileCases,
  radio: radioCases,
  genres: genreCases,
  suggestions: suggestionCases,
  tags: tagCases,
  youtube: youtubeCases,
  contact: contactCases,
}
