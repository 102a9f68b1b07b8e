import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { Resource } from '@/core/shared/records/resource'
import type { Section } from '@/core/shared/records/sections/section'

import { planSection } from './billing/plans/plan-section'
import { subscriptionSection } from './billing/subscriptions/subscription-section'
import { backstageRequestSection } from './community/backstage-requests/backstage-request-section'
import { commentSection } from './community/comments/comment-section'
import { logsSection } from './logs/logs-section'
import { albumSection } from './music/albums/album-section'
import { artistSection } from './music/artists/artist-section'
import { channelSection } from './music/channels/channel-section'
import { genreSection } from './music/genres/genre-section'
import { lyricSection } from './music/lyrics/lyric-section'
import { playlistSection } from './music/playlists/playlist-section'
import { tagSection } from './music/tags/tag-section'
import { trackSection } from './music/tracks/track-section'
import { uploadSection } from './music/upload/upload-section'
import { roleSection } from './people/roles/role-section'
import { userSection } from './people/users/user-section'
import { appearanceSection } from './site/appearance/appearance-section'
import { customPageSection } from './site/custom-pages/custom-page-section'
import { domainSection } from './site/domains/domain-section'
import { fileSection } from './site/files/file-section'
import { localizationSection } from './site/localizations/localization-section'
import { maintenanceSection } from './site/maintenance/maintenance-section'
import { settingsSection } from './site/settings/settings-section'

/** The admin area at a glance: its menu, and the screen of each entry. */
export const sectionGroups: readonly { title: TranslationKey; sections: readonly Section[] }[] = [
  {
    title: 'Music',
    sections: [
      uploadSection,
      artistSection,
      albumSection,
      trackSection,
      lyricSection,
      playlistSection,
      genreSection,
      tagSection,
      channelSection,
    ],
  },
  { title: 'People', sections: [userSection, roleSection] },
  { title: 'Billing', sections: [planSection, subscriptionSection] },
  { title: 'Community', sections: [commentSection, backstageRequestSection] },
  {
    title: 'Site',
    sections: [appearanceSection, customPageSection, fileSection, localizationSection, domainSection, settingsSection],
  },
  { title: 'Server', sections: [maintenanceSection, logsSection] },
]

/** Every section of the admin area. */
export const sections: readonly Section[] = sectionGroups.flatMap((group) => group.sections)

const isResource = (section: Section): section is Resource => 'Editor' in section

/** The sections with lists and editors of records. */
export const resources: readonly Resource[] = sections.filter(isResource)
