import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { Resource } from '@/core/shared/records/resource'

import { planResource } from './billing/plans/plan-resource'
import { subscriptionResource } from './billing/subscriptions/subscription-resource'
import { backstageRequestResource } from './community/backstage-requests/backstage-request-resource'
import { commentResource } from './community/comments/comment-resource'
import { albumResource } from './music/albums/album-resource'
import { artistResource } from './music/artists/artist-resource'
import { genreResource } from './music/genres/genre-resource'
import { lyricResource } from './music/lyrics/lyric-resource'
import { playlistResource } from './music/playlists/playlist-resource'
import { tagResource } from './music/tags/tag-resource'
import { trackResource } from './music/tracks/track-resource'
import { roleResource } from './people/roles/role-resource'
import { userResource } from './people/users/user-resource'
import { customPageResource } from './site/custom-pages/custom-page-resource'
import { domainResource } from './site/domains/domain-resource'
import { fileResource } from './site/files/file-resource'
import { localizationResource } from './site/localizations/localization-resource'

/** Every resource that administrators edit, by the groups of the menu. */
export const sectionGroups: readonly { title: TranslationKey; resources: readonly Resource[] }[] = [
  {
    title: 'Music',
    resources: [
      artistResource,
      albumResource,
      trackResource,
      lyricResource,
      playlistResource,
      genreResource,
      tagResource,
    ],
  },
  { title: 'People', resources: [userResource, roleResource] },
  { title: 'Billing', resources: [planResource, subscriptionResource] },
  { title: 'Community', resources: [commentResource, backstageRequestResource] },
  { title: 'Site', resources: [customPageResource, fileResource, localizationResource, domainResource] },
]

export const resources: readonly Resource[] = sectionGroups.flatMap((group) => group.resources)
