import { type InsightPartition, reports } from '@/contract/groups/reports'

import { reports as documented } from '../../documented/groups/reports'
import { presentAlbum, presentArtist, presentProfile, presentTrack } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import { releases } from '../../rules/releases/releases'
import { audience, partitionOf, trendOf } from '../../rules/reports/report-data'
import { type ReportPeriod, reportPeriod } from '../../rules/reports/report-period'
import type { Caller } from '../../state/caller'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const TOP = 8

function topOf(caller: Caller, metric: InsightPartition) {
  const { db } = caller
  switch (metric) {
    case 'tracks':
      return db.tracks
        .all()
        .slice(0, TOP)
        .map((row) => ({ label: row.name, model: presentTrack(caller, row) }))
    case 'artists':
      return db.artists
        .all()
        .slice(0, TOP)
        .map((row) => ({ label: row.name, model: presentArtist(row) }))
    case 'albums':
      return db.albums
        .all()
        .slice(0, TOP)
        .map((row) => ({ label: row.name, model: presentAlbum(caller, row) }))
    case 'users':
      return db.users
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

function keyFigures(period: ReportPeriod, before: ReportPeriod, now: number) {
  return headerNames.map((name) => {
    const currentValue = trendOf(name, name, period, now).total
    const previousValue = trendOf(name, name, before, now).total
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

export const reportHandlers = mockGroup(reports, documented, {
  admin: (request) => {
    const caller = administrator(callerOf(request), 'admin.access')
    const { types, startDate, endDate, timezone, compareStartDate, compareEndDate } = request.query
    const now = caller.now()
    const period = reportPeriod(startDate, endDate, timezone)
    const compared =
      releases[caller.release].comparesReports && compareStartDate !== undefined && compareEndDate !== undefined
        ? reportPeriod(compareStartDate, compareEndDate, timezone)
        : undefined
    if (types === 'header') return { headerReport: keyFigures(period, compared ?? periodBefore(period), now) }
    const pageViews = trendOf('page views', 'Current period', period, now)
    const previous = compared ? trendOf('page views', 'Previous period', compared, now).datasets : []
    const partition = (name: keyof typeof audience) => partitionOf('Visitors', pageViews.total, audience[name])
    return {
      visitorsReport: {
        pageViews: { ...pageViews, datasets: [...pageViews.datasets, ...previous] },
        browsers: partition('browsers'),
        locations: partition('locations'),
        devices: partition('devices'),
        platforms: partition('platforms'),
      },
    }
  },

  insights: (request) => {
    const caller = administrator(callerOf(request), 'admin.access')
    const { model, metrics, startDate, endDate, timezone } = request.query
    const plays = trendOf(model, 'Plays', reportPeriod(startDate, endDate, timezone), caller.now())
    if (metrics === 'plays') return { report: { plays } }
    return { report: { [metrics]: partitionOf('Plays', plays.total, topOf(caller, metrics)) } }
  },
})
