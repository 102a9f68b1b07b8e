import type { Load } from './chunk'

/** The account settings with the panels of other areas. */
export const loadAccountSettings: Load = async () => {
  const [{ AccountSettingsScreen }, { extraAccountPanels }] = await Promise.all([
    import('@/features/account-settings/account-settings-screen'),
    import('./account-panels'),
  ])
  return Object.assign(() => <AccountSettingsScreen extraPanels={extraAccountPanels} />, { ahead: AccountSettingsScreen.ahead })
}
