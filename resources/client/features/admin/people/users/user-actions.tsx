import { Ban, LockOpen, LogIn, MonitorSmartphone } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasPermission, isBanned } from '@/core/platform/session/permissions'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { siteAction } from '@/core/shared/records/site-action'
import type { Rights } from '@/core/shared/records/use-rights'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

const SESSIONS = `${paths.accountSettings.link()}#sessions`
const ICON = { 'aria-hidden': true, className: 'size-5' } as const

const suspend = (user: Account) =>
  void openLazyDialog(async () => (await import('./ban-form')).BanForm, { user }).catch(announceFailure)

const lift = (user: Account) =>
  void import('./lift-suspension').then((code) => code.liftSuspension(user)).catch(announceFailure)

const signInAs = (user: Account, path: string) =>
  void import('./sign-in-as').then((code) => code.signInAs(user, path)).catch(announceFailure)

/**
 * Returns the actions on a user: open the profile, suspend or let in again, and see the site as they do. Sessions are
 * shown only to their owner, so administrators sign in as the user to see them.
 */
export function userActions(user: Account, translation: Translation, rights: Rights): MenuEntry[] {
  const { t } = translation
  const profile = siteAction(translation, paths.user.link(user))
  const bootstrap = getBootstrap()
  if (bootstrap.user?.id === user.id)
    return [
      profile,
      { id: 'sessions', label: t('See your sessions'), icon: <MonitorSmartphone {...ICON} />, to: SESSIONS },
    ]
  const access: MenuEntry = isBanned(user)
    ? { id: 'lift', label: t('Lift the suspension'), icon: <LockOpen {...ICON} />, onSelect: () => lift(user) }
    : { id: 'suspend', label: t('Suspend'), icon: <Ban {...ICON} />, danger: true, onSelect: () => suspend(user) }
  const impersonation: MenuEntry[] = [
    {
      id: 'impersonate',
      label: t('Sign in as this user'),
      icon: <LogIn {...ICON} />,
      onSelect: () => signInAs(user, '/'),
    },
    {
      id: 'their-sessions',
      label: t('See their sessions'),
      icon: <MonitorSmartphone {...ICON} />,
      onSelect: () => signInAs(user, SESSIONS),
    },
  ]
  return [profile, ...(hasPermission(bootstrap, 'admin') ? impersonation : []), ...(rights.update ? [access] : [])]
}
