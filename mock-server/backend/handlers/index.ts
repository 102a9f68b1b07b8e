import type { MockedEndpoint } from '../pipeline/mock-group'
import { accessTokenHandlers } from './access-tokens'
import { accountHandlers } from './accounts'
import { albumHandlers } from './albums'
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
import { familyHandlers } from './family'
import { fileEntryHandlers } from './file-entries'
import { gatewayHandlers } from './gateways'
import { genreHandlers } from './genres'
import { invoiceHandlers } from './invoices'
import { landingHandlers } from './landing'
import { libraryHandlers } from './library'
import { localizationHandlers } from './localizations'
import { lyricHandlers } from './lyrics'
import { managedUserHandlers } from './managed-users'
import { normalizedModelHandlers } from './normalized-models'
import { notificationHandlers } from './notifications'
import { passwordConfirmationHandlers } from './password-confirmation'
import { passwordHandlers } from './passwords'
import { playerHandlers } from './player'
import { playlistHandlers } from './playlists'
import { managedProductHandlers, productHandlers } from './products'
import { profileHandlers } from './profiles'
import { radioHandlers } from './radio'
import { registrationHandlers } from './registration'
import { repostHandlers } from './reposts'
import { roleHandlers } from './roles'
import { s3Handlers } from './s3'
import { searchHandlers } from './search'
import { setupAlertHandlers } from './setup-alerts'
import { socialHandlers } from './social'
import { subscriptionHandlers } from './subscriptions'
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

/** Every endpoint of the contract with the mock's resolver; tests/contract/coverage.test.ts reports missing ones. */
export const mockedEndpoints: MockedEndpoint[] = [
  ...bootstrapHandlers,
  ...authHandlers,
  ...twoFactorChallengeHandlers,
  ...registrationHandlers,
  ...passwordHandlers,
  ...emailVerificationHandlers,
  ...passwordConfirmationHandlers,
  ...twoFactorHandlers,
  ...userSessionHandlers,
  ...accessTokenHandlers,
  ...socialHandlers,
  ...captchaHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...managedUserHandlers,
  ...roleHandlers,
  ...familyHandlers,
  ...notificationHandlers,
  ...workspaceHandlers,
  ...valueListHandlers,
  ...normalizedModelHandlers,
  ...setupAlertHandlers,
  ...localizationHandlers,
  ...fileEntryHandlers,
  ...tusHandlers,
  ...s3Handlers,
  ...landingHandlers,
  ...channelHandlers,
  ...customPageHandlers,
  ...artistHandlers,
  ...albumHandlers,
  ...trackHandlers,
  ...lyricHandlers,
  ...playlistHandlers,
  ...playerHandlers,
  ...searchHandlers,
  ...libraryHandlers,
  ...repostHandlers,
  ...commentHandlers,
  ...backstageRequestHandlers,
  ...customDomainHandlers,
  ...profileHandlers,
  ...radioHandlers,
  ...genreHandlers,
  ...tagHandlers,
  ...youtubeHandlers,
  ...contactHandlers,
  ...productHandlers,
  ...managedProductHandlers,
  ...couponHandlers,
  ...gatewayHandlers,
  ...subscriptionHandlers,
  ...invoiceHandlers,
]
