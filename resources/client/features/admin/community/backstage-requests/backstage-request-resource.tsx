import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import type { Translation } from '@/core/platform/i18n/translation'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { requestStatuses, requestTypes, statusOf, typeOf } from '@/core/shared/backstage/request-texts'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'
import { dateColumn } from '@/core/shared/records/columns'
import { changedBetween, userFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Badge } from '@/ui/feedback/badge'

import { backstageRequestSource } from './queries'

/** The list and the editor of backstage requests. */
export const backstageRequestResource: ResourceDescription<BackstageRequest> = {
  source: backstageRequestSource,
  name: {
    id: 'artist_name',
    header: 'Artist',
    of: ({ artist_name }) => artist_name ?? '',
    detail: ({ user }) => user?.display_name,
    picture: ({ data, artist }) => data?.image ?? artist?.image_small,
  },
  columns: ({ t }) => [
    { id: 'type', header: t('Asks for'), sortable: true, text: typeOf, cell: typeOf },
    {
      id: 'status',
      header: t('Status'),
      sortable: true,
      text: (request) => statusOf(request).label,
      cell: (request) => <Badge tone={statusOf(request).tone}>{statusOf(request).label}</Badge>,
    },
    dateColumn('created_at', t('Sent'), ({ created_at }) => created_at),
  ],
  headColumns: ['status'],
  filters: (translation) => {
    const { t } = translation
    const statuses = Object.entries(requestStatuses).map(([key, { label }]) => [key, label] as const)
    return [
      { ...choice(translation, 'status', statuses), label: t('Status'), isPinned: true },
      { ...choice(translation, 'type', Object.entries(requestTypes)), label: t('Asks for') },
      userFilter(t('User')),
      ...changedBetween(translation),
    ]
  },
  // A new artist has a page once the request is approved.
  actions: ({ artist }, translation) => (artist ? [siteAction(translation, paths.artist.link(artist))] : []),
  form: () => import('./request-review').then(({ RequestReview }) => RequestReview),
}

const choice = (
  { t }: Translation,
  key: string,
  options: readonly (readonly [value: string, label: TranslationKey])[],
): Pick<FilterDefinition, 'key' | 'operators' | 'control'> => ({
  key,
  operators: ['=', '!='],
  control: { type: 'select', options: options.map(([value, label]) => ({ value, label: t(label) })) },
})
