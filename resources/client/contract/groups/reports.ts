import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, nameText, optionalName, optionalText, wireList } from '../machinery/wire-values'

/** Spaces and commas between thousands, as PHP formats numbers. */
const THOUSANDS = /\s|,(?=\d{3}(?!\d))/g

/** A number that the server may send as text; null where it has none, or where the text is no number. */
const amount = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value) => {
    const number = typeof value === 'string' ? parseAmount(value) : (value ?? Number.NaN)
    return Number.isFinite(number) ? number : null
  }),
)

const parseAmount = (text: string): number => Number.parseFloat(text.replace(THOUSANDS, '').replace(',', '.'))

/** An object that may be absent or null; PHP sends an empty one as `[]`. */
const optionalObject = <Schema extends z.ZodMiniType>(schema: Schema) => {
  const withoutEmpty = z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value))
  const parsed: z.ZodMiniType<z.output<Schema> | null> = z.pipe(withoutEmpty, z.nullable(schema))
  return z.optional(parsed as z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | [] | null>)
}

const partOf = <Point extends z.ZodMiniType>(point: Point) =>
  z.looseObject({
    /** `minute` to `year`; only of trends. */
    granularity: optionalText,
    total: amount,
    /** The current period, and the one it is compared with. */
    datasets: listOf(z.looseObject({ label: optionalName, data: listOf(point) })),
  })

/** A value over time. */
export const trendSchema = partOf(z.looseObject({ date: z.string(), endDate: optionalText, value: amount }))

/** A record that a part of a partition stands for. */
const reportedModelSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: optionalName,
  display_name: optionalName,
  image: optionalText,
  image_small: optionalText,
  avatar: optionalText,
  /** Of a track, whose own picture may be missing. */
  album: z.optional(z.nullable(z.looseObject({ image: optionalText }))),
  model_type: optionalText,
})

/** Shares of a total, such as visitors by country. */
export const partitionSchema = partOf(
  z.looseObject({
    /** PHP sends `false` for an unknown browser or platform (backend contract, trap 32). */
    label: z.optional(z.nullable(z.union([nameText, z.boolean()]))),
    value: amount,
    percentage: amount,
    /** Country code of two letters; only of locations. */
    code: optionalText,
    model: z.optional(z.nullable(reportedModelSchema)),
  }),
)

/** A number at the top of the reports, beside that of the previous period. */
const keyFigureSchema = z.looseObject({
  name: nameText,
  /** The site's icons are SVG trees; some releases send a name. */
  icon: z.optional(z.unknown()),
  currentValue: amount,
  previousValue: amount,
  percentageChange: amount,
})

/** A trend after parsing. */
export type TrendReport = z.output<typeof trendSchema>
/** A partition after parsing. */
export type PartitionReport = z.output<typeof partitionSchema>

const trend = optionalObject(trendSchema)
const partition = optionalObject(partitionSchema)

/** Period of a report: ISO timestamps of its first and last instant, and the zone that its days begin in. */
const period = { startDate: z.string(), endDate: z.string(), timezone: z.optional(z.string()) }

/** Parts of the site's report. */
export const reportTypes = ['visitors', 'header'] as const

/** Parts of a report about plays. */
export const insightMetrics = [
  'plays',
  'devices',
  'browsers',
  'platforms',
  'locations',
  'tracks',
  'artists',
  'albums',
  'users',
] as const

/** A part of a report about plays that divides them. */
export type InsightPartition = Exclude<(typeof insightMetrics)[number], 'plays'>

/** Parts to report; a request names at least one. */
const partsOf = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(wireList, z.array(z.enum(names)).check(z.minLength(1)))

const insightSchema = z.looseObject({
  plays: trend,
  devices: partition,
  browsers: partition,
  platforms: partition,
  locations: partition,
  tracks: partition,
  artists: partition,
  albums: partition,
  users: partition,
})
type SentInsight = z.input<typeof insightSchema>

/** Turns PHP's empty list into a report without parts. */
const withoutParts = z.transform((report: SentInsight | []): SentInsight => (Array.isArray(report) ? {} : report))

const TIMESTAMPS = 'that dates are ISO timestamps, that a value which is not listed is unknown'

/** Reports of visitors and plays (backend contract, sections 6 and 7). */
export const reports = {
  /** Visitors and key figures of the site. */
  admin: endpoint({
    method: 'GET',
    path: 'admin/reports',
    query: z.object({
      types: partsOf(reportTypes),
      ...period,
      /** Releases from 3.1.3 only. */
      compareStartDate: z.optional(z.string()),
      compareEndDate: z.optional(z.string()),
    }),
    response: z.looseObject({
      visitorsReport: optionalObject(
        z.looseObject({
          pageViews: trend,
          browsers: partition,
          locations: partition,
          devices: partition,
          platforms: partition,
        }),
      ),
      headerReport: z.optional(z.nullable(z.array(keyFigureSchema))),
    }),
    assumed: `${TIMESTAMPS}, and which permission the reports need`,
  }),
  /** Plays of an artist, an album or a track; `track_play=0` are those of the whole site. */
  insights: endpoint({
    method: 'GET',
    path: 'reports/insights',
    query: z.object({
      model: z.string().check(z.regex(/^(artist|album|track|track_play)=\d+$/)),
      metrics: partsOf(insightMetrics),
      ...period,
    }),
    response: z.looseObject({
      report: z.pipe(withoutParts, insightSchema),
    }),
    assumed: `${TIMESTAMPS}, and who may read those of an artist, album or track`,
  }),
}
