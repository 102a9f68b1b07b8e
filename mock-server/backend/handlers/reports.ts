import { type InsightPartition, reports } from '@/contract/groups/reports'

import { reports as documented } from '../../documented/groups/reports'
import { presentAlbum, presentArtist, presentProfile, presentTrack } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import { releases } from '../../rules/releases/releases'
import { audience, partitionOf, trendOf } from '../../rules/reports/report-data'
import { type ReportPeriod, reportPeriod } from '../../rules/reports/report-period'
import { reportSubject, type ReportSubject } from '../../rules/reports/report-subject'
import type { Caller } from '../../state/caller'
import type { World } from '../../state/world'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const TOP = 8

function topOf(caller: Caller, { tracks, artists, albums }: ReportSubject, metric: InsightPartition) {
  switch (metric) {
    case 'tracks':
      return tracks.slice(0, TOP).map((row) => ({ label: row.name, model: presentTrack(caller, row) }))
    case 'artists':
      return artists.slice(0, TOP).map((row) => ({ label: row.name, model: presentArtist(row) }))
    case 'albums':
      return albums.slice(0, TOP).map((row) => ({ label: row.name, model: presentAlbum(caller, row) }))
    case 'users':
      return caller.db.users
        .all()
        .slice(0, TOP)
        .map((row) => ({ label: row.display_name, model: presentProfile(row) }))
    case 'devices':
    case 'browsers':
    case 'platforms':
    case 'locations':
      return audience[metric]
  }
}

const headerNames = ['New users', 'New subscriptions', 'Plays', 'Visitors']

function keyFigures(period: ReportPeriod, before: ReportPeriod, world: World) {
  return headerNames.map((name) => {
    const currentValue = trendOf(name, name, period, world).total
    const previousValue = trendOf(name, name, before, world).total
    const percentageChange =
      previousValue === 0 ? 0 : Math.round(((currentValue - previousValue) / previousValue) * 100)
    return { name, currentValue, previousValue, percentageChange }
  })
}

/** The equally long period that ends where this one starts. */
function periodBefore({ start, end }: ReportPeriod): ReportPeriod {
  const length = end.toDate().getTime() - start.toDate().getTime() + 1
  return { start: start.subtract({ milliseconds: length }), end: start.subtract({ milliseconds: 1 }) }
}

function visitorsReport(period: ReportPeriod, compared: ReportPeriod | undefined, world: World) {
  const pageViews = trendOf('page views', 'Current period', period, world)
  const previous = compared ? trendOf('page views', 'Previous period', compared, world).datasets : []
  const partition = (name: keyof typeof audience) => partitionOf('Visitors', pageViews.total, audience[name])
  return {
    pageViews: { ...pageViews, datasets: [...pageViews.datasets, ...previous] },
    browsers: partition('browsers'),
    locations: partition('locations'),
    devices: partition('devices'),
    platforms: partition('platforms'),
  }
}

export const reportHandlers = mockGroup(reports, documented, {
  admin: (request) => {
    const { world, query } = request
    const { release } = administrator(callerOf(request), 'admin.access')
    const { types, startDate, endDate, timezone, compareStartDate, compareEndDate } = query
    const period = reportPeriod(startDate, endDate, timezone)
    const compared =
      releases[release].comparesReports && compareStartDate !== undefined && compareEndDate !== undefined
        ? reportPeriod(compareStartDate, compareEndDate, timezone)
        : undefined
    return {
      ...(types.includes('visitors') && { visitorsReport: visitorsReport(period, compared, world) }),
      ...(types.includes('header') && { headerReport: keyFigures(period, compared ?? periodBefore(period), world) }),
    }
  },

  insights: (request) => {
    const caller = callerOf(request)
    const { model, metrics, startDate, endDate, timezone } = request.query
    const subject = reportSubject(caller, model)
    const plays = trendOf(model, 'Plays', reportPeriod(startDate, endDate, timezone), request.world)
    const parts = metrics.map((metric) => {
      const part = metric === 'plays' ? plays : partitionOf('Plays', plays.total, topOf(caller, subject, metric))
      return [metric, part] as const
    })
    return { report: Object.fromEntries(parts) }
  },
})
