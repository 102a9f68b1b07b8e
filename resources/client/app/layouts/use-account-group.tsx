import { Bell, CreditCard, MicVocal, Settings, Upload, UsersRound } from 'lucide-react'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { User } from '@/contract/shapes/user'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { useMenu } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { PUBLISH_MUSIC, REQUEST_ARTIST } from '@/core/platform/session/backstage-rights'
import { impersonation } from '@/core/platform/session/impersonation'
import { hasBilling, hasPermission, isChildProfile, isUploadOffered } from '@/core/platform/session/permissions'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { menuEntry } from './menu-entry'

type AccountPage = {
  id: string
  label: TranslationKey
  icon: typeof Bell
  to: string
  isOffered: (bootstrap: Bootstrap) => boolean
}

/** Whether the user manages an artist, may publish music, or may ask to. Children never do (decision 036). */
function hasBackstage(bootstrap: Bootstrap): boolean {
  if (isChildProfile(bootstrap)) return false
  const leadsThere = (name: string) => hasPermission(bootstrap, name)
  return Boolean(bootstrap.user?.artists.length) || [PUBLISH_MUSIC, REQUEST_ARTIST].some(leadsThere)
}

/** Pages of the account, which the menu offers whether or not an administrator put them there. */
const accountPages: AccountPage[] = [
  { id: 'billing', label: 'Billing', icon: CreditCard, to: paths.billing.link(), isOffered: hasBilling },
  {
    id: 'profiles',
    label: "Who's listening?",
    icon: UsersRound,
    to: paths.profiles.link(),
    // A child whose profile a parent opened goes back the same way.
    isOffered: (bootstrap) => hasPermission(bootstrap, 'family.add') || impersonation.read() !== undefined,
  },
  { id: 'backstage', label: 'Backstage', icon: MicVocal, to: paths.backstage.link(), isOffered: hasBackstage },
  {
    id: 'upload',
    label: 'Upload music',
    icon: Upload,
    to: paths.backstage.link('upload'),
    isOffered: isUploadOffered,
  },
  {
    id: 'settings',
    label: 'Account settings',
    icon: Settings,
    to: paths.accountSettings.link(),
    isOffered: () => true,
  },
  {
    id: 'notifications',
    label: 'Notification settings',
    icon: Bell,
    to: paths.notificationSettings.link(),
    isOffered: ({ settings }) => settings.notifications.integrated && settings.notif.subs.integrated,
  },
]

/** The site's menu for the account, then the pages of the account that it lacks; null for guests. */
export function useAccountGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const items = useMenu('auth-dropdown')
  if (!user) return null
  const linked = new Set(items.map(({ action }) => linkTarget(action, bootstrap)?.to?.replace(/(?<=.)\/$/, '')))
  const own = accountPages
    .filter(({ to, isOffered }) => isOffered(bootstrap) && !linked.has(to))
    .map(({ id, label, icon: Icon, to }): MenuEntry => ({ id, label: t(label), icon: <Icon aria-hidden />, to }))
  return { id: 'account', title: user.display_name, entries: [...items.map(menuEntry), ...own] }
}
