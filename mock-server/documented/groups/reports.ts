import { type DocumentedGroup, optional, permitted, required, signedIn } from '../documented'
import { album, artist, eachUser, track } from '../samples'

const period = { startDate: required(), endDate: required(), timezone: optional() }

const trend = {
  granularity: 'day',
  total: 15,
  datasets: [
    {
      label: 'Current period',
      data: [
        { date: '2024-05-04T00:00:00.000000Z', value: 12 },
        { date: '2024-05-05T00:00:00.000000Z', endDate: '2024-05-05T23:59:59.000000Z', value: 3 },
      ],
    },
  ],
}

const partition = (...data: object[]) => ({ datasets: [{ label: 'Visitors', data }] })
const devices = partition({ label: 'phone', value: 9, percentage: 60 }, { label: 'desktop', value: 6, percentage: 40 })
const locations = partition({ label: 'Latvia', value: 15, percentage: 100, code: 'lv' })
const browsers = partition(
  { label: 'chrome', value: 14, percentage: 93.3 },
  { label: false, value: 1, percentage: 6.7 },
)
const platforms = partition({ label: 'android', value: 15, percentage: 100 })

const previous = { label: 'Previous period', data: [{ date: '2024-05-02T00:00:00.000000Z', value: null }] }
const visitorsReport = { pageViews: trend, browsers, locations, devices, platforms }
const headerReport = [{ name: 'New users', currentValue: 4, previousValue: 2, percentageChange: 100 }]

/** A record as reports name it. */
const named = ({ id, name, model_type }: { id: number; name: string; model_type: string }) => ({ id, name, model_type })

const assumed =
  'that dates are ISO timestamps, that a value which is not listed is unknown, and the time zone of a request without one'

export const reports = {
  section: '6, 7',
  rule: 'A report has `datasets` of points: by `date` in trends, by `label` in partitions; a missing value is null.',
  screens: ['admin (overview, command palette)'],
  endpoints: {
    admin: {
      call: 'GET admin/reports',
      source: '7',
      query: {
        types: required('visitors', 'header'),
        ...period,
        compareStartDate: optional(),
        compareEndDate: optional(),
      },
      rights: permitted('admin.access'),
      responses: {
        visitors: { visitorsReport },
        compared: {
          visitorsReport: { ...visitorsReport, pageViews: { ...trend, datasets: [...trend.datasets, previous] } },
        },
        header: { headerReport },
        'both, joined': {
          visitorsReport,
          headerReport: [{ ...headerReport[0], icon: [{ tag: 'path', attr: { d: 'M0 0' } }] }],
        },
      },
      assumed: `the permission, ${assumed}`,
    },
    insights: {
      call: 'GET reports/insights',
      source: '6',
      query: {
        model: required(),
        metrics: required(
          'plays',
          'devices',
          'browsers',
          'platforms',
          'locations',
          'tracks',
          'artists',
          'albums',
          'users',
        ),
        ...period,
      },
      // Section 6 marks `track_play=0` alone as the administrators'; the rest belongs to backstage.
      ...signedIn,
      refusals: ['403 track_play=0 without admin.access', '403 music of another artist', '404 missing record'],
      responses: {
        plays: { report: { plays: trend } },
        'several, joined': { report: { plays: trend, devices, browsers, platforms, locations } },
        tracks: { report: { tracks: partition({ label: track.name, value: 3, percentage: 20, model: named(track) }) } },
        artists: {
          report: { artists: partition({ label: artist.name, value: 3, percentage: 20, model: named(artist) }) },
        },
        albums: { report: { albums: partition({ label: album.name, value: 3, percentage: 20, model: named(album) }) } },
        ...eachUser((model) => ({
          report: { users: partition({ label: 'Anna', value: 3, percentage: 20, model }) },
        })),
      },
      assumed: `who may read the insights of an artist, album or track, ${assumed}`,
    },
  },
} satisfies DocumentedGroup
