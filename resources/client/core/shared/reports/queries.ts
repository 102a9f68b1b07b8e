import { queryOptions } from '@tanstack/react-query'

import { type InsightPartition, reports } from '@/contract/groups/reports'
import { call } from '@/core/platform/api/call'
import { query } from '@/core/platform/api/query'
import { isNewerRelease } from '@/core/platform/bootstrap/release'

import { instantsOf, type ReportPeriod } from './report-range'
import { trendOf } from './trend'

/** Plays that a report counts: of the whole site, or of a record. */
export type InsightModel = 'track_play=0' | `${'artist' | 'album' | 'track'}=${number}`

const periodOf = ({ range, timezone }: ReportPeriod) => ({ ...instantsOf(range, timezone), timezone })

/** The compared period; undefined without a comparison. */
const comparedPeriod = ({ range: { compare }, timezone }: ReportPeriod) =>
  compare && { ...instantsOf(compare, timezone), timezone }

/** Both periods as one request for releases that compare, else as two. */
function requestsOf(period: ReportPeriod) {
  const compared = comparedPeriod(period)
  const own = periodOf(period)
  if (!compared || !isNewerRelease()) return { own, compared }
  return {
    own: { ...own, compareStartDate: compared.startDate, compareEndDate: compared.endDate },
    compared: undefined,
  }
}

/** Visitors of the site, with the response for the compared period where it takes a second request. */
export const visitorsQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: [reports.admin.path, 'visitors', period],
    queryFn: async ({ signal }) => {
      const options = { signal, isQuery: true } as const
      const { own, compared } = requestsOf(period)
      const [current, before] = await Promise.all([
        call(reports.admin, { query: { types: ['visitors'], ...own } }, options),
        compared && call(reports.admin, { query: { types: ['visitors'], ...compared } }, options),
      ])
      return {
        ...current.visitorsReport,
        trend: trendOf(current.visitorsReport?.pageViews, before?.visitorsReport?.pageViews, period),
      }
    },
  })

/** Key figures of the site; a previous value is that of the compared period, and null without one. */
export const keyFiguresQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: [reports.admin.path, 'header', period],
    queryFn: async ({ signal }) => {
      const options = { signal, isQuery: true } as const
      const { own, compared } = requestsOf(period)
      const [current, before] = await Promise.all([
        call(reports.admin, { query: { types: ['header'], ...own } }, options),
        compared && call(reports.admin, { query: { types: ['header'], ...compared } }, options),
      ])
      const previousOf = (name: string) => before?.headerReport?.find((figure) => figure.name === name)?.currentValue
      return (current.headerReport ?? []).map(({ name, currentValue, previousValue }) => ({
        name,
        value: currentValue,
        previous: period.range.compare ? (before ? (previousOf(name) ?? null) : previousValue) : null,
      }))
    },
  })

/** Plays over time; no release compares them by itself. */
export const playsQuery = (model: InsightModel, period: ReportPeriod) =>
  queryOptions({
    queryKey: [reports.insights.path, model, 'plays', period],
    queryFn: async ({ signal }) => {
      const options = { signal, isQuery: true } as const
      const input = { model, metrics: ['plays' as const] }
      const compared = comparedPeriod(period)
      const [current, before] = await Promise.all([
        call(reports.insights, { query: { ...input, ...periodOf(period) } }, options),
        compared && call(reports.insights, { query: { ...input, ...compared } }, options),
      ])
      return trendOf(current.report.plays, before?.report.plays, period)
    },
  })

/** Shares of the plays. */
export const insightQuery = (model: InsightModel, metric: InsightPartition, period: ReportPeriod) =>
  query(reports.insights, { query: { model, metrics: [metric], ...periodOf(period) } })
