import { AccountSettingsScreen } from '@/features/account-settings/account-settings-screen'

import { extraAccountPanels } from './account-panels'

/** The account settings with the panels of other areas. */
export const AccountSettings = () => <AccountSettingsScreen extraPanels={extraAccountPanels} />
