import type { ComponentType } from 'react'

import type { Prefetch } from '@/core/platform/api/query'
import type { Load } from '@/lib/lazy/lazy-component'

/** Loaders of a screen, and of the function that names its first query; absent when the screen has no data. */
export type ScreenLoaders = { screen: Load; prefetch?: () => Promise<Prefetch> }

/** A screen from the exports of its module. */
const screenOf = (load: () => Promise<{ Screen: ComponentType; prefetch: Prefetch }>): ScreenLoaders => ({
  screen: () => load().then((module) => module.Screen),
  prefetch: () => load().then((module) => module.prefetch),
})

/** A screen without data, or whose first request no link may send. */
const screenWithoutData = (load: () => Promise<{ Screen: ComponentType }>): ScreenLoaders => ({
  screen: () => load().then((module) => module.Screen),
})

const login = screenWithoutData(() => import('@/features/auth/login-screen'))
const register = screenWithoutData(() => import('@/features/auth/register-screen'))
const customPage = screenOf(() => import('@/features/custom-pages/custom-page-screen'))

/** Every screen of the site, each a chunk, by the name of its path. */
export const screens = {
  login,
  workspaceLogin: login,
  register,
  workspaceRegister: register,
  forgotPassword: screenWithoutData(() => import('@/features/auth/forgot-password-screen')),
  resetPassword: screenWithoutData(() => import('@/features/auth/reset-password-screen')),
  pricing: {
    ...screenWithoutData(() => import('@/features/pricing/pricing-screen')),
    prefetch: () => import('@/features/pricing').then((module) => module.prefetch),
  },
  workspaceInvite: screenWithoutData(() => import('@/features/workspaces/join-screen')),
  workspaces: screenOf(() => import('@/features/workspaces/workspaces-screen')),
  workspace: screenOf(() => import('@/features/workspaces/workspace-screen')),
  checkout: screenOf(() => import('@/features/checkout/checkout-screen')),
  changePlan: screenOf(() => import('@/features/checkout/change-plan-screen')),
  billing: screenOf(() => import('@/features/billing/billing-screen')),
  accountSettings: {
    screen: () => import('./load-account-settings').then((module) => module.loadAccountSettings()),
    prefetch: () => import('@/features/account-settings/account-settings-screen').then((module) => module.prefetch),
  },
  newFamilyUser: screenOf(() => import('@/features/family/new-family-user-screen')),
  editFamilyUser: screenOf(() => import('@/features/family/edit-family-user-screen')),
  profiles: screenOf(() => import('@/features/family/profiles-screen')),
  notifications: screenOf(() => import('@/features/notifications/notifications-screen')),
  notificationSettings: screenOf(() => import('@/features/notifications/notification-settings-screen')),
  contact: screenWithoutData(() => import('@/features/contact/contact-screen')),
  apiDocs: screenOf(() => import('@/features/api-docs/api-docs-screen')),
  appPromo: screenWithoutData(() => import('@/features/app-promo/mobile-app-screen')),
  backstage: screenOf(() => import('@/features/backstage/backstage-screen')),
  admin: screenOf(() => import('@/features/admin/admin-screen')),
  home: screenOf(() => import('@/features/catalogue/home-screen')),
  artist: screenOf(() => import('@/features/catalogue/artist-screen')),
  album: screenOf(() => import('@/features/catalogue/album-screen')),
  albumEmbed: screenWithoutData(() => import('@/features/catalogue/album-embed-screen')),
  user: screenOf(() => import('@/features/people/user-screen')),
  search: screenOf(() => import('@/features/search/search-screen')),
  track: screenOf(() => import('@/features/catalogue/track-screen')),
  trackEmbed: screenWithoutData(() => import('@/features/catalogue/track-embed-screen')),
  tag: screenOf(() => import('@/features/catalogue/tag-screen')),
  radio: screenOf(() => import('@/features/catalogue/radio-screen')),
  playlist: screenOf(() => import('@/features/playlists/playlist-screen')),
  library: screenOf(() => import('@/features/library/library-screen')),
  downloads: screenWithoutData(() => import('@/features/downloads/downloads-screen')),
  customPage,
  customPageById: customPage,
  channel: screenOf(() => import('@/features/catalogue/channel-screen')),
  campaign: screenOf(() => import('@/features/campaigns/campaign-screen')),
  notFound: { screen: () => import('@/core/shared/screen/query-view').then((module) => module.NotFound) },
} satisfies Record<string, ScreenLoaders>
