import { Code, KeyRound, Languages, MonitorSmartphone, ShieldCheck, Trash2, UserRound, Waypoints } from 'lucide-react'

import { hasPermission, isChildProfile } from '@/core/platform/session/permissions'
import { offeredServices } from '@/core/shared/social/offered-services'

import type { AccountPanel } from './account-panel'
import { PasswordForm } from './components/password-form'
import { AccountDetailsPanel } from './panels/account-details-panel'
import { DeleteAccountPanel } from './panels/delete-account-panel'
import { DevelopersPanel } from './panels/developers-panel'
import { LocationPanel } from './panels/location-panel'
import { SessionsPanel } from './panels/sessions-panel'
import { SocialLoginPanel } from './panels/social-login-panel'
import { TwoFactorPanel } from './panels/two-factor-panel'

/** The spec's panels by their ids (section 2, "Account settings"). `others` come before the danger zone. */
export const accountPanels = (others: readonly AccountPanel[]): AccountPanel[] => [
  { id: 'account-details', title: 'Account details', icon: UserRound, Content: AccountDetailsPanel },
  {
    id: 'social-login',
    title: 'Social login',
    icon: Waypoints,
    // A parent decides how a child signs in.
    isShownTo: (bootstrap) => !isChildProfile(bootstrap) && offeredServices(bootstrap.settings).length > 0,
    Content: SocialLoginPanel,
  },
  { id: 'password', title: 'Password', icon: KeyRound, Content: PasswordForm },
  { id: 'two-factor', title: 'Two-factor authentication', icon: ShieldCheck, Content: TwoFactorPanel },
  { id: 'location-and-language', title: 'Location and language', icon: Languages, Content: LocationPanel },
  {
    id: 'developers',
    title: 'Developers',
    icon: Code,
    isShownTo: (bootstrap) => bootstrap.settings.api.integrated && hasPermission(bootstrap, 'api.access'),
    Content: DevelopersPanel,
  },
  { id: 'sessions', title: 'Active sessions', icon: MonitorSmartphone, Content: SessionsPanel },
  ...others,
  { id: 'delete-account', title: 'Danger zone', icon: Trash2, isDanger: true, Content: DeleteAccountPanel },
]
