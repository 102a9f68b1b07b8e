import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { encodeComponent } from '@/contract/machinery/path-template'
import { encodeFilters, type Filter } from '@/contract/machinery/wire'
import type { ApiError } from '@/core/platform/api/api-error'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { RecordRow, RecordSource, Resource } from '@/core/shared/records/resource'
import { days } from '@/lib/dates/duration'

import { subscriptionSource } from './billing/subscriptions/queries'
import { subscriptionResource } from './billing/subscriptions/subscription-resource'
import { backstageRequestResource } from './community/backstage-requests/backstage-request-resource'
import { backstageRequestSource } from './community/backstage-requests/queries'
import { commentResource } from './community/comments/comment-resource'
import { commentSource } from './community/comments/queries'
import { userSource } from './people/users/queries'
import { userResource } from './people/users/user-resource'

/** Records that wait for an editor: a list with filters. */
export type WaitingList = {
  section: Resource
  title: TranslationKey
  /** URL of the filtered list. */
  to: string
  /** Requests their number. */
  useCount: () => UseQueryResult<number, ApiError>
}

function waitingList<Row extends RecordRow>(
  section: Resource,
  { list }: RecordSource<Row>,
  { title, filters }: { title: TranslationKey; filters: Filter[] },
): WaitingList {
  const encoded = encodeFilters(filters)
  return {
    section,
    title,
    to: `${section.link()}?filters=${encodeComponent(encoded)}`,
    useCount: () =>
      useQuery({
        ...list({ page: 1, perPage: 1, paginate: 'lengthAware', filters: encoded }),
        select: ({ total, items }) => total ?? items.length,
      }),
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Subscriptions whose payment is late: no filter of the server names a failed one. */
const overdue = (now: number): Filter[] => [
  { key: 'ends_at', operator: '=', value: null },
  { key: 'renews_at', operator: 'between', value: { start: '2000-01-01', end: isoDay(now - days(1)) } },
]

/** Everything that waits for an editor, whether or not the user may see it. */
export const waitingLists = (now = Date.now()): readonly WaitingList[] => [
  waitingList(backstageRequestResource, backstageRequestSource, {
    title: 'Backstage requests',
    filters: [{ key: 'status', operator: '=', value: 'pending' }],
  }),
  waitingList(commentResource, commentSource, {
    title: 'Reported comments',
    filters: [{ key: 'reports', operator: 'has', value: '*' }],
  }),
  waitingList(subscriptionResource, subscriptionSource, { title: 'Overdue payments', filters: overdue(now) }),
  waitingList(userResource, userSource, {
    title: 'Unverified users',
    filters: [{ key: 'email_verified_at', operator: '=', value: null }],
  }),
]
