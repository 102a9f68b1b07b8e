import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import { albumKind } from './albums/album-kind'
import { artistKind } from './artists/artist-kind'
import { backstageRequestKind } from './backstage-requests/backstage-request-kind'
import { commentKind } from './comments/comment-kind'
import { pageKind } from './custom-pages/page-kind'
import { domainKind } from './domains/domain-kind'
import { fileKind } from './files/file-kind'
import { genreKind } from './genres/genre-kind'
import { localizationKind } from './localizations/localization-kind'
import { lyricKind } from './lyrics/lyric-kind'
import { planKind } from './plans/plan-kind'
import { playlistKind } from './playlists/playlist-kind'
import type { RecordKind } from './record-kind'
import { roleKind } from './roles/role-kind'
import { subscriptionKind } from './subscriptions/subscription-kind'
import { tagKind } from './tags/tag-kind'
import { trackKind } from './tracks/track-kind'
import { userKind } from './users/user-kind'

/** Every kind of record that administrators edit, by the groups of the menu. */
export const kindGroups: readonly { title: TranslationKey; kinds: readonly RecordKind[] }[] = [
  { title: 'Music', kinds: [artistKind, albumKind, trackKind, lyricKind, playlistKind, genreKind, tagKind] },
  { title: 'People', kinds: [userKind, roleKind] },
  { title: 'Billing', kinds: [planKind, subscriptionKind] },
  { title: 'Community', kinds: [commentKind, backstageRequestKind] },
  { title: 'Site', kinds: [pageKind, fileKind, localizationKind, domainKind] },
]

export const kinds: readonly RecordKind[] = kindGroups.flatMap((group) => group.kinds)
