import type { Contract } from '@/contract'

import { type MockedEndpoint, mockedEndpointsOf, type MockedGroup } from '../pipeline/mock-group'
import { accessTokenHandlers } from './access-tokens'
import { accountHandlers } from './accounts'
import { albumHandlers } from './albums'
import { appearanceHandlers } from './appearance'
import { artistHandlers } from './artists'
import { authHandlers } from './auth'
import { backstageRequestHandlers } from './backstage-requests'
import { bootstrapHandlers } from './bootstrap'
import { captchaHandlers } from './captcha'
import { channelHandlers } from './channels'
import { commentHandlers } from './comments'
import { contactHandlers } from './contact'
import { couponHandlers } from './coupons'
import { customDomainHandlers } from './custom-domains'
import { customPageHandlers } from './custom-pages'
import { emailVerificationHandlers } from './email-verification'
import { errorLogHandlers } from './error-logs'
import { familyHandlers } from './family'
import { fileEntryHandlers } from './file-entries'
import { gatewayHandlers } from './gateways'
import { genreHandlers } from './genres'
import { invoiceHandlers } from './invoices'
import { landingHandlers } from './landing'
import { libraryHandlers } from './library'
import { localizationHandlers } from './localizations'
import { lyricHandlers } from './lyrics'
import { managedChannelHandlers } from './managed-channels'
import { managedProductHandlers } from './managed-products'
import { managedSettingHandlers } from './managed-settings'
import { managedUserHandlers } from './managed-users'
import { mediaImportHandlers } from './media-imports'
import { normalizedModelHandlers } from './normalized-models'
import { notificationHandlers } from './notifications'
import { outgoingEmailHandlers } from './outgoing-emails'
import { passwordConfirmationHandlers } from './password-confirmation'
import { passwordHandlers } from './passwords'
import { playerHandlers } from './player'
import { playlistHandlers } from './playlists'
import { productHandlers } from './products'
import { profileHandlers } from './profiles'
import { radioHandlers } from './radio'
import { registrationHandlers } from './registration'
import { reportHandlers } from './reports'
import { repostHandlers } from './reposts'
import { roleHandlers } from './roles'
import { s3Handlers } from './s3'
import { scheduleLogHandlers } from './schedule-logs'
import { searchHandlers } from './search'
import { setupAlertHandlers } from './setup-alerts'
import { siteToolHandlers } from './site-tools'
import { socialHandlers } from './social'
import { subscriptionHandlers } from './subscriptions'
import { suggestionHandlers } from './suggestions'
import { tagHandlers } from './tags'
import { trackHandlers } from './tracks'
import { tusHandlers } from './tus'
import { twoFactorHandlers } from './two-factor'
import { twoFactorChallengeHandlers } from './two-factor-challenge'
import { userSessionHandlers } from './user-sessions'
import { userHandlers } from './users'
import { valueListHandlers } from './value-lists'
import { workspaceHandlers } from './workspaces'
import { youtubeHandlers } from './youtube'

/** Every group with its documented row and its resolvers; a missing group does not compile. */
export const handlers: { [Group in keyof Contract]: MockedGroup<Contract[Group]> } = {
  bootstrap: bootstrapHandlers,
  auth: authHandlers,
  twoFactorChallenge: twoFactorChallengeHandlers,
  registration: registrationHandlers,
  passwords: passwordHandlers,
  emailVerification: emailVerificationHandlers,
  passwordConfirmation: passwordConfirmationHandlers,
  twoFactor: twoFactorHandlers,
  userSessions: userSessionHandlers,
  accessTokens: accessTokenHandlers,
  social: socialHandlers,
  captcha: captchaHandlers,
  users: userHandlers,
  accounts: accountHandlers,
  managedUsers: managedUserHandlers,
  roles: roleHandlers,
  family: familyHandlers,
  notifications: notificationHandlers,
  workspaces: workspaceHandlers,
  products: productHandlers,
  managedProducts: managedProductHandlers,
  coupons: couponHandlers,
  gateways: gatewayHandlers,
  subscriptions: subscriptionHandlers,
  invoices: invoiceHandlers,
  valueLists: valueListHandlers,
  normalizedModels: normalizedModelHandlers,
  setupAlerts: setupAlertHandlers,
  reports: reportHandlers,
  managedSettings: managedSettingHandlers,
  appearance: appearanceHandlers,
  siteTools: siteToolHandlers,
  mediaImports: mediaImportHandlers,
  errorLogs: errorLogHandlers,
  scheduleLogs: scheduleLogHandlers,
  outgoingEmails: outgoingEmailHandlers,
  localizations: localizationHandlers,
  fileEntries: fileEntryHandlers,
  tus: tusHandlers,
  s3: s3Handlers,
  landing: landingHandlers,
  channels: channelHandlers,
  managedChannels: managedChannelHandlers,
  customPages: customPageHandlers,
  artists: artistHandlers,
  albums: albumHandlers,
  tracks: trackHandlers,
  lyrics: lyricHandlers,
  playlists: playlistHandlers,
  player: playerHandlers,
  search: searchHandlers,
  library: libraryHandlers,
  reposts: repostHandlers,
  comments: commentHandlers,
  backstageRequests: backstageRequestHandlers,
  customDomains: customDomainHandlers,
  profiles: profileHandlers,
  radio: radioHandlers,
  genres: genreHandlers,
  suggestions: suggestionHandlers,
  tags: tagHandlers,
  youtube: youtubeHandlers,
  contact: contactHandlers,
}

/** Every endpoint of the contract with the mock's resolver. */
export const mockedEndpoints: MockedEndpoint[] = mockedEndpointsOf(handlers)
