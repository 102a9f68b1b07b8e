import type { Prefetch } from '@/core/platform/api/query'
import { type Access, memberPermission, permission } from '@/core/platform/navigation/access-rule'
import { campaignPaths, paths } from '@/core/platform/navigation/paths'

import type { Load } from './chunk'

/** A row of the site's route table (spec section 2). */
export type RouteRow = {
  path: string
  access: Access
  /** Frame: only a compact player, one that a form or public page draws, or the web player's menus and bar. */
  layout: 'bare' | 'form' | 'public' | 'player'
  screen: Load
  /** Loads the function that names the screen's first query; absent when the screen has no data. */
  prefetch?: () => Promise<Prefetch>
  /** The integration that the screen belongs to: while it is off, the URL shows not-found. */
  integration?: 'notifications' | 'workspaces' | 'billing' | 'api'
}

/** Loads the sign-in screen. */
export const login = () => import('@/features/auth/login-screen').then((module) => module.LoginScreen)

/** Loads the registration screen. */
export const register = () => import('@/features/auth/register-screen').then((module) => module.RegisterScreen)

const channel = () => import('@/features/catalogue/channel-screen').then((module) => module.ChannelScreen)
const campaign = () => import('@/features/campaigns/campaign-screen').then((module) => module.CampaignScreen)

const customPage = () => import('@/features/custom-pages/custom-page-screen').then((module) => module.CustomPageScreen)

/** The music that the device keeps. */
export const onThisDevice: RouteRow = {
  path: paths.onThisDevice.pattern,
  access: memberPermission('music.view'),
  layout: 'player',
  screen: () => import('@/features/downloads/on-this-device-screen').then((module) => module.OnThisDeviceScreen),
}

/** Every screen of the site, in the order of the spec's table. */
export const routes: RouteRow[] = [
  { path: paths.login.pattern, access: 'guestOnly', layout: 'form', screen: login },
  { path: paths.workspaceLogin.pattern, access: 'guestOnly', layout: 'form', screen: login },
  { path: paths.register.pattern, access: 'guestOnly', layout: 'form', screen: register },
  { path: paths.workspaceRegister.pattern, access: 'guestOnly', layout: 'form', screen: register },
  {
    path: paths.forgotPassword.pattern,
    access: 'guestOnly',
    layout: 'form',
    screen: () => import('@/features/auth/password-reset-screen').then((module) => module.ForgotPasswordScreen),
  },
  {
    path: paths.resetPassword.pattern,
    access: 'guestOnly',
    layout: 'form',
    screen: () => import('@/features/auth/password-reset-screen').then((module) => module.ResetPasswordScreen),
  },
  {
    path: paths.pricing.pattern,
    access: 'everyone',
    layout: 'public',
    screen: () => import('@/features/pricing/pricing-screen').then((module) => module.PricingScreen),
    prefetch: () => import('@/features/pricing').then((module) => module.prefetch),
    integration: 'billing',
  },
  {
    path: paths.workspaceInvite.pattern,
    access: 'everyone',
    layout: 'player',
    screen: () => import('@/features/workspaces/join-screen').then((module) => module.JoinScreen),
    integration: 'workspaces',
  },
  {
    path: paths.workspaces.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () => import('@/features/workspaces/workspaces-screen').then((module) => module.WorkspacesScreen),
    prefetch: () => import('@/features/workspaces/workspaces-screen').then((module) => module.prefetch),
    integration: 'workspaces',
  },
  {
    path: paths.workspace.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () => import('@/features/workspaces/workspace-screen').then((module) => module.WorkspaceScreen),
    prefetch: () => import('@/features/workspaces/workspace-screen').then((module) => module.prefetch),
    integration: 'workspaces',
  },
  {
    path: paths.checkout.pattern,
    access: 'loggedIn',
    layout: 'bare',
    screen: () => import('@/features/checkout/checkout-screen').then((module) => module.CheckoutScreen),
    prefetch: () => import('@/features/checkout/checkout-screen').then((module) => module.prefetch),
    integration: 'billing',
  },
  {
    path: paths.changePlan.pattern,
    access: 'loggedIn',
    layout: 'bare',
    screen: () => import('@/features/checkout/change-plan-screen').then((module) => module.ChangePlanScreen),
    prefetch: () => import('@/features/checkout/change-plan-screen').then((module) => module.prefetch),
    integration: 'billing',
  },
  {
    path: paths.billing.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () => import('@/features/billing/billing-screen').then((module) => module.BillingScreen),
    prefetch: () => import('@/features/billing/billing-screen').then((module) => module.prefetch),
    integration: 'billing',
  },
  {
    path: paths.accountSettings.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () => import('./load-account-settings').then((module) => module.loadAccountSettings()),
    prefetch: () => import('@/features/account-settings/account-settings-screen').then((module) => module.prefetch),
  },
  {
    path: paths.newFamilyUser.pattern,
    access: permission('family.add'),
    layout: 'player',
    screen: () => import('@/features/family/new-family-user-screen').then((module) => module.NewFamilyUserScreen),
    prefetch: () => import('@/features/family/new-family-user-screen').then((module) => module.prefetch),
  },
  {
    path: paths.editFamilyUser.pattern,
    access: permission('family.add'),
    layout: 'player',
    screen: () => import('@/features/family/edit-family-user-screen').then((module) => module.EditFamilyUserScreen),
    prefetch: () => import('@/features/family/edit-family-user-screen').then((module) => module.prefetch),
  },
  {
    path: paths.profiles.pattern,
    access: permission('family.open'),
    layout: 'bare',
    screen: () => import('@/features/family/profiles-screen').then((module) => module.ProfilesScreen),
    prefetch: () => import('@/features/family/profiles-screen').then((module) => module.prefetch),
  },
  {
    path: paths.notifications.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () => import('@/features/notifications/notifications-screen').then((module) => module.NotificationsScreen),
    prefetch: () => import('@/features/notifications/notifications-screen').then((module) => module.prefetch),
    integration: 'notifications',
  },
  {
    path: paths.notificationSettings.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: () =>
      import('@/features/notifications/notification-settings-screen').then(
        (module) => module.NotificationSettingsScreen,
      ),
    prefetch: () => import('@/features/notifications/notification-settings-screen').then((module) => module.prefetch),
    integration: 'notifications',
  },
  {
    path: paths.contact.pattern,
    access: 'everyone',
    layout: 'bare',
    screen: () => import('@/features/contact/contact-screen').then((module) => module.ContactScreen),
  },
  {
    path: paths.apiDocs.pattern,
    access: permission('api.access'),
    layout: 'bare',
    screen: () => import('@/features/api-docs/api-docs-screen').then((module) => module.ApiDocsScreen),
    prefetch: () => import('@/features/api-docs/api-docs-screen').then((module) => module.prefetch),
    integration: 'api',
  },
  {
    path: paths.appPromo.pattern,
    access: 'everyone',
    layout: 'bare',
    screen: () => import('@/features/app-promo/mobile-app-screen').then((module) => module.MobileAppScreen),
  },
  ...campaignPaths.map((path): RouteRow => ({
    path,
    access: 'everyone',
    layout: 'public',
    screen: campaign,
    prefetch: () => import('@/features/campaigns/campaign-screen').then((module) => module.prefetchOf(path)),
    integration: 'billing',
  })),
  {
    path: paths.admin.pattern,
    access: memberPermission('admin.access'),
    layout: 'bare',
    screen: () => import('@/features/admin/admin-screen').then((module) => module.AdminScreen),
    prefetch: () => import('@/features/admin/admin-screen').then((module) => module.prefetch),
  },
  {
    path: paths.home.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/home-screen').then((module) => module.HomeScreen),
    prefetch: () => import('@/features/catalogue/home-screen').then((module) => module.prefetch),
  },
  {
    path: paths.artist.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/artist-screen').then((module) => module.ArtistScreen),
    prefetch: () => import('@/features/catalogue/artist-screen').then((module) => module.prefetch),
  },
  {
    path: paths.album.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/album-screen').then((module) => module.AlbumScreen),
    prefetch: () => import('@/features/catalogue/album-screen').then((module) => module.prefetch),
  },
  {
    path: paths.albumEmbed.pattern,
    access: permission('music.embed'),
    layout: 'bare',
    screen: () => import('@/features/catalogue/album-embed-screen').then((module) => module.AlbumEmbedScreen),
  },
  {
    path: paths.user.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/people/user-screen').then((module) => module.UserScreen),
    prefetch: () => import('@/features/people/user-screen').then((module) => module.prefetch),
  },
  {
    path: paths.search.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/search/search-screen').then((module) => module.SearchScreen),
    prefetch: () => import('@/features/search/search-screen').then((module) => module.prefetch),
  },
  {
    path: paths.track.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/track-screen').then((module) => module.TrackScreen),
    prefetch: () => import('@/features/catalogue/track-screen').then((module) => module.prefetch),
  },
  {
    path: paths.trackEmbed.pattern,
    access: permission('music.embed'),
    layout: 'bare',
    screen: () => import('@/features/catalogue/track-embed-screen').then((module) => module.TrackEmbedScreen),
  },
  {
    path: paths.tag.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/tag-screen').then((module) => module.TagScreen),
    prefetch: () => import('@/features/catalogue/tag-screen').then((module) => module.prefetch),
  },
  {
    path: paths.radio.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/radio-screen').then((module) => module.RadioScreen),
    prefetch: () => import('@/features/catalogue/radio-screen').then((module) => module.prefetch),
  },
  {
    path: paths.playlist.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/playlists/playlist-screen').then((module) => module.PlaylistScreen),
    prefetch: () => import('@/features/playlists/playlist-screen').then((module) => module.prefetch),
  },
  {
    path: paths.library.pattern,
    access: memberPermission('music.view'),
    layout: 'player',
    screen: () => import('@/features/library/library-screen').then((module) => module.LibraryScreen),
    prefetch: () => import('@/features/library/library-screen').then((module) => module.prefetch),
  },
  onThisDevice,
  // Before the channels, one of whose patterns also matches these.
  ...[paths.customPage, paths.customPageById].map(({ pattern }): RouteRow => ({
    path: pattern,
    access: 'everyone',
    layout: 'public',
    screen: customPage,
    prefetch: () => import('@/features/custom-pages/custom-page-screen').then((module) => module.prefetch),
  })),
  ...['/channel/:slug/:restriction?', '/channels/:slug/:restriction?', paths.channel.pattern].map((path): RouteRow => ({
    path,
    access: permission('music.view'),
    layout: 'player',
    screen: channel,
    prefetch: () => import('@/features/catalogue/channel-screen').then((module) => module.prefetch),
  })),
  {
    path: '*',
    access: 'everyone',
    layout: 'player',
    screen: () => import('@/core/shared/screen/query-view').then((module) => module.NotFound),
  },
]
