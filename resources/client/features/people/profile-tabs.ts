import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Tabs of a profile by their URL segments; the first is the default. */
export const profileTabs = ['playlists', 'likes', 'reposts', 'followers', 'following'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const tabTitles: Record<ProfileTab, TranslationKey> = {
  playlists: 'Playlists',
  likes: 'Liked songs',
  reposts: 'Reposts',
  followers: 'Followers',
  following: 'Following#people',
}

export const isProfileTab = (text: string | undefined): text is ProfileTab => profileTabs.some((tab) => tab === text)
