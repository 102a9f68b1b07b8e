import { insightMetrics, type reports } from '@/contract/groups/reports'
import { reports as documented } from '@mock/documented/groups/reports'

import { groupCases, MISSING_ID, type Visit } from '../case'
import type { CatalogueIds } from '../discover-catalogue'
import { foreignMusicOf, ownMusicOf } from '../first-row'
import { adminRows, administratorsOnly, artistReads, reading } from './administrator'

const RIGA = { timezone: 'Europe/Riga' }
/** The last Sunday of March 2024, of 23 hours, and of October, of 25 hours. */
const MARCH = { startDate: '2024-03-30T22:00:00.000Z', endDate: '2024-03-31T20:59:59.999Z', ...RIGA }
const OCTOBER = { startDate: '2024-10-26T21:00:00.000Z', endDate: '2024-10-27T21:59:59.999Z', ...RIGA }
const WEEK = { startDate: '2024-05-05T21:00:00.000Z', endDate: '2024-05-12T20:59:59.999Z', ...RIGA }
const WEEK_BEFORE = { compareStartDate: '2024-04-28T21:00:00.000Z', compareEndDate: '2024-05-05T20:59:59.999Z' }
const invalid = { ...WEEK, startDate: 'monday' }

type Trend = { granularity?: string | null | undefined; datasets: readonly { data: readonly unknown[] }[] }
const hasPoints = (trend: Trend | null | undefined, granularity: string, count: number) =>
  trend?.granularity === granularity && trend.datasets[0]?.data.length === count

const yearsLater = (startDate: string, endDate: string) => ({ startDate, endDate, timezone: 'UTC' })

/** A period of each granularity of the documents, with the number of its points. */
const granularities = (
  [
    ['minute', 60, yearsLater('2024-05-04T10:00:00Z', '2024-05-04T10:59:59Z')],
    ['hour', 24, yearsLater('2024-05-04T00:00:00Z', '2024-05-04T23:59:59Z')],
    ['week', 18, yearsLater('2024-01-01T00:00:00Z', '2024-05-01T23:59:59Z')],
    ['month', 12, yearsLater('2024-01-01T00:00:00Z', '2024-12-31T23:59:59Z')],
    ['year', 10, yearsLater('2015-01-01T00:00:00Z', '2024-12-31T23:59:59Z')],
  ] as const
).map(([granularity, count, period]) => ({
  name: `plays by ${granularity}`,
  ...reading,
  input: { query: { model: 'track_play=0', metrics: ['plays' as const], ...period } },
  status: 200,
  holds: ({ report }: Insights) => hasPoints(report.plays, granularity, count),
}))

const weekly = { metrics: ['plays' as const], ...WEEK }
const of = (model: string) => ({ query: { model, ...weekly } })

type Insights = { report: { plays?: Trend | null | undefined } }

const topTracks = { model: 'track_play=0', metrics: ['tracks' as const], ...WEEK }

export const reportCases = groupCases<typeof reports>(documented, {
  admin: [
    {
      name: 'visitors of a week',
      ...adminRows,
      input: { query: { types: ['visitors'], ...WEEK } },
      status: 200,
      holds: ({ visitorsReport }) =>
        hasPoints(visitorsReport?.pageViews, 'day', 7) &&
        visitorsReport?.locations?.datasets[0]?.data[0]?.code?.length === 2,
    },
    {
      name: 'visitors of two weeks, compared by newer releases only',
      ...adminRows,
      input: { query: { types: ['visitors'], ...WEEK, ...WEEK_BEFORE } },
      status: 200,
      holds: ({ visitorsReport }) => (visitorsReport?.pageViews?.datasets.length ?? 0) > 0,
    },
    {
      name: 'a day of 23 hours',
      ...adminRows,
      input: { query: { types: ['visitors'], ...MARCH } },
      status: 200,
      holds: ({ visitorsReport }) => hasPoints(visitorsReport?.pageViews, 'hour', 23),
    },
    {
      name: 'a day of 25 hours',
      ...adminRows,
      input: { query: { types: ['visitors'], ...OCTOBER } },
      status: 200,
      holds: ({ visitorsReport }) => hasPoints(visitorsReport?.pageViews, 'hour', 25),
    },
    {
      name: 'key figures',
      ...reading,
      input: { query: { types: ['header'], ...WEEK } },
      status: 200,
      holds: ({ headerReport }) => (headerReport?.length ?? 0) > 0 && headerReport?.[0]?.previousValue !== null,
    },
    {
      name: 'visitors and key figures at once',
      ...adminRows,
      input: { query: { types: ['visitors', 'header'], ...WEEK } },
      status: 200,
      holds: ({ visitorsReport, headerReport }) => Boolean(visitorsReport?.pageViews) && Boolean(headerReport?.length),
    },
    { name: 'no type', ...reading, input: { query: { types: [], ...WEEK } }, status: 422 },
    { name: 'invalid date', ...reading, input: { query: { types: ['header'], ...invalid } }, status: 422 },
    {
      name: 'unknown time zone',
      ...reading,
      input: { query: { types: ['header'], ...WEEK, timezone: 'Europe/Ventspils' } },
      status: 422,
    },
    ...administratorsOnly({ query: { types: ['header' as const], ...WEEK } }),
  ],
  insights: [
    {
      name: 'top tracks',
      ...reading,
      input: { query: topTracks },
      status: 200,
      holds: ({ report: { tracks } }) => tracks?.datasets[0]?.data.every(({ model }) => model?.name) === true,
    },
    {
      name: 'every metric at once',
      ...reading,
      input: { query: { ...topTracks, metrics: [...insightMetrics] } },
      status: 200,
      holds: ({ report }) => insightMetrics.every((metric) => report[metric]?.datasets.length === 1),
    },
    ...granularities,
    ...(['artist', 'album', 'track'] as const).map((type) => ({
      name: `plays of one ${type}`,
      ...reading,
      input: ({ artistId, albumId, trackId }: CatalogueIds) => ({
        query: { model: `${type}=${{ artist: artistId, album: albumId, track: trackId }[type]}`, ...weekly },
      }),
      status: 200,
      holds: ({ report }: Insights) => hasPoints(report.plays, 'day', 7),
    })),
    ...(['artist', 'album', 'track'] as const).flatMap((type) => [
      {
        name: `an artist’s own ${type}`,
        ...artistReads,
        input: async (_: unknown, visit: Visit) => of(`${type}=${(await ownMusicOf(visit))[type]}`),
        status: 200,
      },
      {
        name: `the ${type} of another owner, by an artist`,
        ...artistReads,
        input: async (_: unknown, visit: Visit) => of(`${type}=${(await foreignMusicOf(visit))[type]}`),
        status: 403,
      },
    ]),
    { name: 'the whole site, by an artist', ...artistReads, input: of('track_play=0'), status: 403 },
    ...['artist', 'album', 'track'].map((type) => ({
      name: `missing ${type}`,
      ...reading,
      input: of(`${type}=${MISSING_ID}`),
      status: 404,
    })),
    { name: 'no metric', ...reading, input: { query: { ...topTracks, metrics: [] } }, status: 422 },
    { name: 'invalid date', ...reading, input: { query: { ...topTracks, ...invalid } }, status: 422 },
    { name: 'unknown model', ...reading, input: { query: { ...topTracks, model: 'song=1' } }, status: 422 },
    ...administratorsOnly({ query: topTracks }),
  ],
})
