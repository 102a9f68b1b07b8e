// Separate chunk: loaded with the list.
import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { ListTools } from '@/core/shared/records/resource'

import { visibilityActions } from '../bulk/visibility-actions'
import { withPlaceholderNames } from './fields/genre-placeholder'
import { channelSource, setPublic } from './queries'
import { isHomeChannel } from './rules/home-channel'
import { isPublic } from './rules/is-public'

/** Bulk actions on channels besides delete. The home page stays public. */
export const channelTools: ListTools<ManagedChannel> = {
  bulkActions: (translation, { update }) => {
    const { t } = translation
    if (!update) return []
    return visibilityActions<ManagedChannel>(translation, {
      isPublic,
      isFixed: (channel) => isHomeChannel(getBootstrap().settings, channel),
      nameOf: ({ name }) => withPlaceholderNames(name ?? ''),
      change: setPublic,
      refresh: channelSource.refresh,
      texts: (count, toPublic) => ({
        title: toPublic
          ? t('[one Make :count channel public?|other Make :count channels public?]', { count })
          : t('[one Make :count channel private?|other Make :count channels private?]', { count }),
        done: t('[one Changed :count channel|other Changed :count channels]', { count }),
      }),
    })
  },
}
