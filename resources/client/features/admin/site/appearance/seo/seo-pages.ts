import * as z from 'zod/mini'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Kinds of pages with tags of their own, by name in the interface. */
const titles: Readonly<Record<string, TranslationKey>> = {
  'landing-page': 'Landing page',
  'artist-page': 'Artist',
  'album-page': 'Album',
  'track-page': 'Song',
  'playlist-page': 'Playlist',
  'user-profile-page': 'Profile',
  'channel-page': 'Channel',
  'custom-page': 'Custom page',
  'search-page': 'Search',
}

/** Returns the title of a kind of page; undefined for one of a later release. */
export const seoPageTitle = (name: string): TranslationKey | undefined =>
  Object.hasOwn(titles, name) ? titles[name] : undefined

const namesSchema = z.array(
  z.pipe(
    z.union([z.string(), z.looseObject({ name: z.string() })]),
    z.transform((page) => (typeof page === 'string' ? page : page.name)),
  ),
)

/** Reads the kinds of pages that `GET admin/appearance/values` names; undocumented, so that another shape has none. */
export const seoPagesIn = (seo: unknown): string[] => namesSchema.safeParse(seo).data ?? []

/** Finds the placeholders of tags, which the server fills: `{{site_name}}`. */
export const placeholdersIn = (tags: string): string[] => [...new Set(tags.match(/\{\{[^{}]+\}\}/g))]
