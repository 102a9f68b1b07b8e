import type { Bootstrap } from '@/contract/bootstrap'
import { type Access, memberPermission, permission } from '@/core/platform/navigation/access-rule'
import { paths } from '@/core/platform/navigation/paths'
import { isBanned, mustVerifyEmail } from '@/core/platform/session/permissions'

import type { Load } from './chunk'
import type { memberScreens } from './member-screens'

/** A row of the site's route table (spec section 2). */
export type RouteRow = {
  path: string
  access: Access
  /** The frame around the screen: none but what plays already, the one that visitors' forms draw themselves, or the web player with its menus and bar. */
  layout: 'bare' | 'form' | 'player'
  screen: Load
  /** Part of the site that the screen belongs to: without it the page does not exist. */
  integration?: 'notifications' | 'workspaces'
}

const login = () => import('@/features/auth/login-screen').then((module) => module.LoginScreen)
const register = () => import('@/features/auth/register-screen').then((module) => module.RegisterScreen)
/** A screen that members alone see. */
const member =
  (name: keyof typeof memberScreens): Load =>
  async () =>
    (await import('./member-screens')).memberScreens[name]()
const channel = () => import('@/features/catalogue/channel-screen').then((module) => module.ChannelScreen)

/** Every screen of the site, in the order of the spec's table. Rows of later areas come with their screens. */
export const routes: RouteRow[] = [
  { path: paths.login.pattern, access: 'guestOnly', layout: 'form', screen: login },
  { path: paths.workspaceLogin.pattern, access: 'guestOnly', layout: 'form', screen: login },
  { path: paths.register.pattern, access: 'guestOnly', layout: 'form', screen: register },
  { path: paths.workspaceRegister.pattern, access: 'guestOnly', layout: 'form', screen: register },
  {
    path: paths.forgotPassword.pattern,
    access: 'guestOnly',
    layout: 'form',
    screen: () => import('@/features/auth/forgot-password-screen').then((module) => module.ForgotPasswordScreen),
  },
  {
    path: paths.resetPassword.pattern,
    access: 'guestOnly',
    layout: 'form',
    screen: () => import('@/features/auth/reset-password-screen').then((module) => module.ResetPasswordScreen),
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
    screen: member('workspaces'),
    integration: 'workspaces',
  },
  {
    path: paths.workspace.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: member('workspace'),
    integration: 'workspaces',
  },
  { path: paths.accountSettings.pattern, access: 'loggedIn', layout: 'player', screen: member('accountSettings') },
  {
    path: paths.newFamilyUser.pattern,
    access: permission('family.add'),
    layout: 'player',
    screen: member('newFamilyUser'),
  },
  {
    path: paths.editFamilyUser.pattern,
    access: permission('family.add'),
    layout: 'player',
    screen: member('editFamilyUser'),
  },
  {
    path: paths.profiles.pattern,
    access: permission('family.open'),
    layout: 'bare',
    screen: member('profiles'),
  },
  {
    path: paths.notifications.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: member('notifications'),
    integration: 'notifications',
  },
  {
    path: paths.notificationSettings.pattern,
    access: 'loggedIn',
    layout: 'player',
    screen: member('notificationSettings'),
    integration: 'notifications',
  },
  {
    path: paths.home.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/home-screen').then((module) => module.HomeScreen),
  },
  {
    path: paths.artist.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/artist-screen').then((module) => module.ArtistScreen),
  },
  {
    path: paths.album.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/album-screen').then((module) => module.AlbumScreen),
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
  },
  {
    path: paths.search.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/search/search-screen').then((module) => module.SearchScreen),
  },
  {
    path: paths.track.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/track-screen').then((module) => module.TrackScreen),
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
  },
  {
    path: paths.radio.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/catalogue/radio-screen').then((module) => module.RadioScreen),
  },
  {
    path: paths.playlist.pattern,
    access: permission('music.view'),
    layout: 'player',
    screen: () => import('@/features/playlists/playlist-screen').then((module) => module.PlaylistScreen),
  },
  {
    path: paths.library.pattern,
    access: memberPermission('music.view'),
    layout: 'player',
    screen: member('library'),
  },
  { path: '/channel/:slug/:restriction?', access: permission('music.view'), layout: 'player', screen: channel },
  { path: '/channels/:slug/:restriction?', access: permission('music.view'), layout: 'player', screen: channel },
  { path: paths.channel.pattern, access: permission('music.view'), layout: 'player', screen: channel },
  {
    path: '*',
    access: 'everyone',
    layout: 'player',
    screen: () => import('@/core/shared/screen/not-found').then((module) => module.NotFound),
  },
]

/** What `/` shows to guests (and in the appearance editor) when the homepage is no channel, by `homepage.type`. */
export const homepages: Record<string, RouteRow> = {
  loginPage: { path: paths.home.pattern, access: 'everyone', layout: 'form', screen: login },
  registerPage: { path: paths.home.pattern, access: 'everyone', layout: 'form', screen: register },
}

/** All there is for a user who has not confirmed the e-mail address (spec section 2, "Redirects"). */
const verification: RouteRow = {
  path: '*',
  access: 'everyone',
  layout: 'form',
  screen: () => import('@/features/auth/email-verification-screen').then((module) => module.EmailVerificationScreen),
}

/** All there is for a suspended user: the server refuses every call but the sign-out (backend contract, trap 28). */
const suspension: RouteRow = {
  path: '*',
  access: 'everyone',
  layout: 'bare',
  screen: () => import('@/features/auth/suspended-screen').then((module) => module.SuspendedScreen),
}

/** The table in force: `/` belongs to the configured homepage or, with a channel or for members, to the web player. */
export function activeRoutes(bootstrap: Bootstrap, isAppearanceEditor: boolean): RouteRow[] {
  if (isBanned(bootstrap.user)) return [suspension]
  if (mustVerifyEmail(bootstrap)) return [verification]
  const { settings, user } = bootstrap
  const showsHomepage = user === null || isAppearanceEditor
  const homepage = showsHomepage ? homepages[settings.homepage.type ?? ''] : undefined
  return homepage ? [homepage, ...routes.filter(({ path }) => path !== homepage.path)] : routes
}
