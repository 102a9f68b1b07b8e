import type { Prefetch } from '@/core/platform/api/query'
import { type Access, memberPermission, permission } from '@/core/platform/navigation/access-rule'
import { campaignPaths, paths } from '@/core/platform/navigation/paths'
import type { Load } from '@/lib/lazy/lazy-component'

/** A row of the site's route table (spec section 2). */
export type RouteRow = {
  path: string
  access: Access
  /** Frame: only a compact player, one that a form or public page draws, or the web player's menus and bar. */
  layout: 'bare' | 'form' | 'public' | 'player'
  screen: Load
  /** Whether a cover leads the screen: its place is drawn while the screen's code loads. */
  isLedByCover?: boolean
  /** Loads the function that names the screen's first query; absent when the screen has no data. */
  prefetch?: () => Promise<Prefetch>
  /** The integration that the screen belongs to: while it is off, the URL shows not-found. */
  integration?: 'notifications' | 'workspaces' | 'billing' | 'api'
}

/** Loaders of a screen and of its `prefetch`, from one module. */
const screenOf = <Name extends string>(
  load: () => Promise<Record<Name, Awaited<ReturnType<Load>>> & { prefetch: Prefetch }>,
  name: Name,
) => ({
  screen: () => load().then((module) => module[name]),
  prefetch: () => load().then((module) => module.prefetch),
})

/** Loads the sign-in screen. */
export const login = () => import('@/features/auth/login-screen').then((module) => module.LoginScreen)

/** Loads the registration screen. */
export const register = () => import('@/features/auth/register-screen').then((module) => module.RegisterScreen)

const channel = () => import('@/features/catalogue/channel-screen').then((module) => module.ChannelScreen)
const campaign = () => import('@/features/campaigns/campaign-screen').then((module) => module.CampaignScreen)

const customPage = () => import('@/features/custom-pages/custom-page-screen').then((module) => module.CustomPageScreen)

/** The music that the device keeps. */
export const downloads: RouteRow = {
  path: paths.downloads.pattern,
  access: memberPermission('music.view'),
  layout: 'player',
  screen: () => import('@/features/downloads/downloads-screen').then((module) => module.DownloadsScreen),
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
    ...screenOf(() => import('@/features/workspaces/workspaces-screen'), 'WorkspacesScreen'),
    integration: 'workspaces',
  },
  {
    path: paths.workspace.pattern,
    access: 'loggedIn',
    layout: 'player',
    ...screenOf(() => import('@/features/workspaces/workspace-screen'), 'WorkspaceScreen'),
    integration: 'workspaces',
  },
  {
    path: paths.checkout.pattern,
    access: 'loggedIn',
    layout: 'bare',
    ...screenOf(() => import('@/features/checkout/checkout-screen'), 'CheckoutScreen'),
    integration: 'billing',
  },
  {
    path: paths.changePlan.pattern,
    access: 'loggedIn',
    layout: 'bare',
    ...screenOf(() => import('@/features/checkout/change-plan-screen'), 'ChangePlanScreen'),
    integration: 'billing',
  },
  {
    path: paths.billing.pattern,
    access: 'loggedIn',
    layout: 'player',
    ...screenOf(() => import('@/features/billing/billing-screen'), 'BillingScreen'),
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
    ...screenOf(() => import('@/features/family/new-family-user-screen'), 'NewFamilyUserScreen'),
  },
  {
    path: paths.editFamilyUser.pattern,
    access: permission('family.add'),
    layout: 'player',
    ...screenOf(() => import('@/features/family/edit-family-user-screen'), 'EditFamilyUserScreen'),
  },
  {
    path: paths.profiles.pattern,
    access: permission('family.open'),
    layout: 'bare',
    ...screenOf(() => import('@/features/family/profiles-screen'), 'ProfilesScreen'),
  },
  {
    path: paths.notifications.pattern,
    access: 'loggedIn',
    layout: 'player',
    ...screenOf(() => import('@/features/notifications/notifications-screen'), 'NotificationsScreen'),
    integration: 'notifications',
  },
  {
    path: paths.notificationSettings.pattern,
    access: 'loggedIn',
    layout: 'player',
    ...screenOf(() => import('@/features/notifications/notification-settings-screen'), 'NotificationSettingsScreen'),
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
    ...screenOf(() => import('@/features/api-docs/api-docs-screen'), 'ApiDocsScreen'),
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
    ...screenOf(() => import('@/features/admin/admin-screen'), 'AdminScreen'),
  },
  {
    path: paths.home.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/catalogue/home-screen'), 'HomeScreen'),
  },
  {
    path: paths.artist.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/catalogue/artist-screen'), 'ArtistScreen'),
  },
  {
    path: paths.album.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/catalogue/album-screen'), 'AlbumScreen'),
    isLedByCover: true,
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
    ...screenOf(() => import('@/features/people/user-screen'), 'UserScreen'),
  },
  {
    path: paths.search.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/search/search-screen'), 'SearchScreen'),
  },
  {
    path: paths.track.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/catalogue/track-screen'), 'TrackScreen'),
    isLedByCover: true,
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
    ...screenOf(() => import('@/features/catalogue/tag-screen'), 'TagScreen'),
  },
  {
    path: paths.radio.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/catalogue/radio-screen'), 'RadioScreen'),
  },
  {
    path: paths.playlist.pattern,
    access: permission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/playlists/playlist-screen'), 'PlaylistScreen'),
    isLedByCover: true,
  },
  {
    path: paths.library.pattern,
    access: memberPermission('music.view'),
    layout: 'player',
    ...screenOf(() => import('@/features/library/library-screen'), 'LibraryScreen'),
  },
  downloads,
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
