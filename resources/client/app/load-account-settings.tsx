import type { Load } from './chunk'

/** The account settings with the panels of other areas; for a child behind the parental gate. */
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
