// Separate chunk: loaded with the account settings.
import type { Load } from './chunk'

/** Loads the account settings with the panels of other features, behind the parental gate for a child. */
export const loadAccountSettings: Load = async () => {
  const [{ AccountSettingsScreen }, { extraAccountPanels }, { ParentsOnly }] = await Promise.all([
    import('@/features/account-settings/account-settings-screen'),
    import('./account-panels'),
    import('@/core/shared/child/parents-only'),
  ])
  return () => (
    <ParentsOnly>
      <AccountSettingsScreen extraPanels={extraAccountPanels} />
    </ParentsOnly>
  )
}
