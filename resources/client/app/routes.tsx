import { type Access, memberPermission, permission } from '@/core/platform/navigation/access-rule'
import { campaignPaths, paths } from '@/core/platform/navigation/paths'

import { type ScreenLoaders, screens } from './screens'

/** A row of the site's route table (spec section 2). */
export type RouteRow = ScreenLoaders & {
  path: string
  access: Access
  /** Layout: only a compact player, one that a form or public page draws, or the web player's menus and bar. */
  layout: 'bare' | 'form' | 'public' | 'player'
  /** Whether a cover leads the screen: its place is drawn while the screen's code loads. */
  isLedByCover?: boolean
  /** The integration that the screen belongs to: while it is off, the URL shows not-found. */
  integration?: 'notifications' | 'workspaces' | 'billing' | 'api'
}

type Audience = [access: Access, layout: RouteRow['layout'], options?: Pick<RouteRow, 'isLedByCover' | 'integration'>]

const rowAt = (path: string, name: keyof typeof screens, ...[access, layout, options]: Audience): RouteRow => ({
  path,
  access,
  layout,
  ...screens[name],
  ...options,
})

/** A row with the path and the screen of the same name. */
const row = (name: keyof typeof screens & keyof typeof paths, ...audience: Audience): RouteRow =>
  rowAt(paths[name].pattern, name, ...audience)

const music = permission('music.view')
const ownMusic = memberPermission('music.view')

/** Music downloaded to the device. */
export const downloads = row('downloads', ownMusic, 'player')

/** Every screen of the site, in the order of the spec's table. */
export const routes: RouteRow[] = [
  row('login', 'guestOnly', 'form'),
  row('workspaceLogin', 'guestOnly', 'form'),
  row('register', 'guestOnly', 'form'),
  row('workspaceRegister', 'guestOnly', 'form'),
  row('forgotPassword', 'guestOnly', 'form'),
  row('resetPassword', 'guestOnly', 'form'),
  row('pricing', 'everyone', 'public', { integration: 'billing' }),
  row('workspaceInvite', 'everyone', 'player', { integration: 'workspaces' }),
  row('workspaces', 'loggedIn', 'player', { integration: 'workspaces' }),
  row('workspace', 'loggedIn', 'player', { integration: 'workspaces' }),
  row('checkout', 'loggedIn', 'bare', { integration: 'billing' }),
  row('changePlan', 'loggedIn', 'bare', { integration: 'billing' }),
  row('billing', 'loggedIn', 'player', { integration: 'billing' }),
  row('accountSettings', 'loggedIn', 'player'),
  row('newFamilyUser', permission('family.add'), 'player'),
  row('editFamilyUser', permission('family.add'), 'player'),
  row('profiles', permission('family.open'), 'bare'),
  row('notifications', 'loggedIn', 'player', { integration: 'notifications' }),
  row('notificationSettings', 'loggedIn', 'player', { integration: 'notifications' }),
  row('contact', 'everyone', 'bare'),
  row('apiDocs', permission('api.access'), 'bare', { integration: 'api' }),
  row('appPromo', 'everyone', 'bare'),
  ...campaignPaths.map((path) => rowAt(path, 'campaign', 'everyone', 'public', { integration: 'billing' })),
  row('backstage', 'loggedIn', 'player'),
  row('admin', memberPermission('admin.access'), 'bare'),
  row('home', music, 'player'),
  row('artist', music, 'player'),
  row('album', music, 'player', { isLedByCover: true }),
  row('albumEmbed', permission('music.embed'), 'bare'),
  row('user', music, 'player'),
  row('search', music, 'player'),
  row('track', music, 'player', { isLedByCover: true }),
  row('trackEmbed', permission('music.embed'), 'bare'),
  row('tag', music, 'player'),
  row('radio', music, 'player'),
  row('playlist', music, 'player', { isLedByCover: true }),
  row('library', ownMusic, 'player'),
  downloads,
  // Before the channels, one of whose patterns also matches these.
  row('customPage', 'everyone', 'public'),
  row('customPageById', 'everyone', 'public'),
  rowAt('/channel/:slug/:restriction?', 'channel', music, 'player'),
  rowAt('/channels/:slug/:restriction?', 'channel', music, 'player'),
  row('channel', music, 'player'),
  rowAt('*', 'notFound', 'everyone', 'player'),
]
