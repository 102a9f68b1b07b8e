import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { Resource } from '@/core/shared/records/resource'
import type { Section } from '@/core/shared/records/sections/section'

import { planResource } from './billing/plans/plan-resource'
import { subscriptionResource } from './billing/subscriptions/subscription-resource'
import { backstageRequestResource } from './community/backstage-requests/backstage-request-resource'
import { commentResource } from './community/comments/comment-resource'
import { logsSection } from './logs/logs-section'
import { albumResource } from './music/albums/album-resource'
import { artistResource } from './music/artists/artist-resource'
import { channelResource } from './music/channels/channel-resource'
import { genreResource } from './music/genres/genre-resource'
import { lyricResource } from './music/lyrics/lyric-resource'
import { playlistResource } from './music/playlists/playlist-resource'
import { tagResource } from './music/tags/tag-resource'
import { trackResource } from './music/tracks/track-resource'
import { uploadSection } from './music/upload/upload-section'
import { roleResource } from './people/roles/role-resource'
import { userResource } from './people/users/user-resource'
import { appearanceSection } from './site/appearance/appearance-section'
import { customPageResource } from './site/custom-pages/custom-page-resource'
import { domainResource } from './site/domains/domain-resource'
import { fileResource } from './site/files/file-resource'
import { localizationResource } from './site/localizations/localization-resource'
import { maintenanceSection } from './site/maintenance/maintenance-section'
import { settingsSection } from './site/settings/settings-section'

/** The admin area at a glance: its menu, and the screen of each entry. */
export const sectionGroups: readonly { title: TranslationKey; sections: readonly Section[] }[] = [
  {
    title: 'Music',
    sections: [
      uploadSection,
      artistResource,
      albumResource,
      trackResource,
      lyricResource,
      playlistResource,
      genreResource,
      tagResource,
      channelResource,
    ],
  },
  { title: 'People', sections: [userResource, roleResource] },
  { title: 'Billing', sections: [planResource, subscriptionResource] },
  { title: 'Community', sections: [commentResource, backstageRequestResource] },
  {
    title: 'Site',
    sections: [
      appearanceSection,
      customPageResource,
      fileResource,
      localizationResource,
      domainResource,
      settingsSection,
    ],
  },
  { title: 'Server', sections: [maintenanceSection, logsSection] },
]

/** Every section of the admin area. */
export const sections: readonly Section[] = sectionGroups.flatMap((group) => group.sections)

const isResource = (section: Section): section is Resource => 'Editor' in section

/** The sections with lists and editors of records. */
export const resources: readonly Resource[] = sections.filter(isResource)
