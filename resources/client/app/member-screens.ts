import type { Load } from './chunk'
import { loadAccountSettings } from './load-account-settings'

/** Screens that members alone see. Where they come from is a file of its own, which guests do without. */
export const memberScreens = {
  accountSettings: loadAccountSettings,
  newFamilyUser: () => import('@/features/family/new-family-user-screen').then((module) => module.NewFamilyUserScreen),
  editFamilyUser: () =>
    import('@/features/family/edit-family-user-screen').then((module) => module.EditFamilyUserScreen),
  profiles: () => import('@/features/family/profiles-screen').then((module) => module.ProfilesScreen),
  workspaces: () => import('@/features/workspaces/workspaces-screen').then((module) => module.WorkspacesScreen),
  workspace: () => import('@/features/workspaces/workspace-screen').then((module) => module.WorkspaceScreen),
  notifications: () =>
    import('@/features/notifications/notifications-screen').then((module) => module.NotificationsScreen),
  notificationSettings: () =>
    import('@/features/notifications/notification-settings-screen').then((module) => module.NotificationSettingsScreen),
  library: () => import('@/features/library/library-screen').then((module) => module.LibraryScreen),
} satisfies Record<string, Load>
