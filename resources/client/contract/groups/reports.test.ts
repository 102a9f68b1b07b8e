import { describe, expect, it } from 'vitest'

import { reports } from './reports'

const plays = (value: unknown) =>
  reports.insights.response.parse({ report: { plays: { datasets: [{ data: [{ date: '2026-05-04', value }] }] } } })

describe('the report of plays', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['-3.5', -3.5],
    ['1,234', 1234],
    ['1,234,567.8', 1_234_567.8],
    ['1\u00A0234', 1234],
    ['12,5', 12.5],
    ['33.3%', 33.3],
    ['none', null],
    ['', null],
    [null, null],
  ])('reads the amount %j as %j', (sent, value) => {
    expect(plays(sent).report.plays?.datasets[0]?.data[0]?.value).toBe(value)
  })

  it.each([
    [{ report: [] }],
    [{ report: { plays: [], devices: [], users: null } }],
    [{ report: { plays: { datasets: null }, devices: { datasets: [{ label: 'Plays', data: null }] } } }],
  ])('finds no values in %j, as PHP sends an empty map', (body) => {
    const { report } = reports.insights.response.parse(body)
    expect(report.plays?.datasets ?? []).toEqual([])
    expect(report.devices?.datasets[0]?.data ?? []).toEqual([])
  })
})

describe('the report of visitors', () => {
  it.each([[{ visitorsReport: [], headerReport: [] }], [{ visitorsReport: { pageViews: [], browsers: [] } }]])(
    'finds no values in %j, as PHP sends an empty map',
    (body) => {
      const { visitorsReport } = reports.admin.response.parse(body)
      expect(visitorsReport?.pageViews ?? null).toBeNull()
      expect(visitorsReport?.browsers ?? null).toBeNull()
    },
  )
})
