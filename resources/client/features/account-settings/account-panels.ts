import { Code, KeyRound, Languages, MonitorSmartphone, ShieldCheck, Trash2, UserRound, Waypoints } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'

import type { Account } from '@/contract/groups/accounts'
import type { Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission, isChildProfile } from '@/core/platform/session/permissions'
import type { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { offeredServices } from '@/core/shared/social/social-services'

import { AccountDetailsPanel } from './panels/account-details-form'
import { DeleteAccountPanel } from './panels/delete-account-panel'
import { DevelopersPanel } from './panels/developers-panel'
import { LocationPanel } from './panels/location-panel'
import { PasswordForm } from './panels/password-form'
import { SessionsPanel } from './panels/sessions-panel'
import { SocialLoginPanel } from './panels/social-login-panel'
import { TwoFactorPanel } from './two-factor/two-factor-panel'

/** A panel of the account settings. The host site adds its own in app/load-account-settings.tsx. */
export type AccountPanel = Omit<ComponentProps<typeof ScreenPanel>, 'children'> & {
  /** Whether to show the panel; always, if absent. */
  isShownTo?: (bootstrap: Bootstrap) => boolean
  Content: ComponentType<{ account: Account }>
}

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
