import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { encodeComponent } from '@/contract/machinery/path-template'
import { encodeFilters, type Filter } from '@/contract/machinery/wire'
import type { ApiError } from '@/core/platform/api/api-error'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { trackTexts } from '@/core/shared/music-editing/track/track-texts'
import type { RecordRow, RecordSource, Resource } from '@/core/shared/records/resource'
import { days } from '@/lib/dates/duration'

import { subscriptionSource } from './billing/subscriptions/queries'
import { subscriptionSection } from './billing/subscriptions/subscription-section'
import { backstageRequestSection } from './community/backstage-requests/backstage-request-section'
import { backstageRequestSource } from './community/backstage-requests/queries'
import { commentSection } from './community/comments/comment-section'
import { commentSource } from './community/comments/queries'
import { trackSource } from './music/tracks/queries'
import { trackSection } from './music/tracks/track-section'
import { userSource } from './people/users/queries'
import { userSection } from './people/users/user-section'

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
export const waitingLists = (now: number): readonly WaitingList[] => [
  waitingList(backstageRequestSection, backstageRequestSource, {
    title: 'Backstage requests',
    filters: [{ key: 'status', operator: '=', value: 'pending' }],
  }),
  waitingList(commentSection, commentSource, {
    title: 'Reported comments',
    filters: [{ key: 'reports', operator: 'has', value: '*' }],
  }),
  waitingList(subscriptionSection, subscriptionSource, { title: 'Overdue payments', filters: overdue(now) }),
  waitingList(userSection, userSource, {
    title: 'Unverified users',
    filters: [{ key: 'email_verified_at', operator: '=', value: null }],
  }),
]

/** A record as the dashboard lists it. */
export type NewRecord = { id: number; name: string; detail: string; picture: string | null; createdAt: string | null }

/** Records that were added last. */
export type NewestList = {
  section: Resource
  title: TranslationKey
  useRecords: () => UseQueryResult<NewRecord[], ApiError>
}

/** Length of a list of new records. */
export const NEWEST_COUNT = 5

function newestList<Row extends RecordRow & { created_at?: string | null | undefined }>(
  section: Resource,
  { list }: RecordSource<Row>,
  { title, show }: { title: TranslationKey; show: (row: Row) => Pick<NewRecord, 'name'> & Partial<NewRecord> },
): NewestList {
  return {
    section,
    title,
    useRecords: () =>
      useQuery({
        ...list({ page: 1, perPage: NEWEST_COUNT, paginate: 'lengthAware', orderBy: 'created_at', orderDir: 'desc' }),
        select: ({ items }) =>
          items.map((row) => ({
            detail: '',
            picture: null,
            id: row.id,
            createdAt: row.created_at ?? null,
            ...show(row),
          })),
      }),
  }
}

const { of, detail, picture } = trackTexts.name

/** The newest records of the dashboard, whether or not the user may see them. */
export const newestLists: readonly NewestList[] = [
  newestList(userSection, userSource, {
    title: 'Newest users',
    show: ({ display_name, email, avatar }) => ({
      name: display_name,
      detail: email ?? '',
      picture: avatar ?? null,
    }),
  }),
  newestList(trackSection, trackSource, {
    title: 'Newest songs',
    show: (track) => ({
      name: of(track),
      detail: detail?.(track) ?? '',
      picture: picture?.(track) ?? null,
    }),
  }),
]
