import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Release } from '@mock/state/parts/release'
import { personas } from '@mock/state/seeds/personas'
import { openSite } from '@tests/site'

const figure = (name: string) => screen.findByRole('figure', { name })

describe('the reports of the overview', () => {
  it.each(['A', 'B1', 'B2', 'C'] as const)('compare with the days before in release %s', async (release) => {
    await openSite('/admin', { as: 'admin', release })
    const plays = within(await figure('Page views'))
    expect(await plays.findByText(/page views; .*compared period; most at: /)).toBeVisible()
    // Its request may answer later.
    expect(await within(await figure('Countries')).findByRole('row', { name: /Latvia/ })).toBeVisible()
  })

  it.each([
    ['B1', 2],
    ['B2', 1],
  ] as const)(
    'request whole days of the user’s time zone, in release %s by %i request(s) per part',
    async (release, count) => {
      const sent = vi.spyOn(window, 'fetch')
      await openSite('/admin?start=2026-03-08&end=2026-03-08', {
        as: 'admin',
        release,
        prepare: ({ db }) => void db.users.update(personas.admin.id, { timezone: 'America/New_York' }),
      })
      await within(await figure('Page views')).findByRole('slider')
      await within(await figure('Plays')).findByRole('slider')
      const requests = sent.mock.calls.map(([input, init]) => new URL(new Request(input, init).url))
      const queriesOf = (path: string, part: string) =>
        requests.filter(({ pathname, search }) => pathname.endsWith(path) && search.includes(part))
      const visitors = queriesOf('/admin/reports', 'types=visitors').map(({ searchParams }) => searchParams)
      // The clock of New York skips an hour on that day.
      expect(visitors.map((query) => query.get('startDate'))).toContain('2026-03-08T05:00:00.000Z')
      expect(visitors.map((query) => query.get('endDate'))).toContain('2026-03-09T03:59:59.999Z')
      expect(visitors.map((query) => query.get('compareStartDate'))).toEqual(
        count === 1 ? ['2026-03-07T05:00:00.000Z'] : [null, null],
      )
      expect(queriesOf('/admin/reports', 'types=header')).toHaveLength(count)
      const all = [...queriesOf('/admin/reports', ''), ...queriesOf('/reports/insights', '')]
      expect(new Set(all.map(({ searchParams }) => searchParams.get('timezone')))).toEqual(
        new Set(['America/New_York']),
      )
    },
  )

  it('count the change of key figures from the compared period, whether or not the release compares', async () => {
    const figuresOf = async (release: Release, comparison: string) => {
      cleanup()
      await openSite(`/admin?start=2026-03-02&end=2026-03-04&${comparison}`, { as: 'admin', release })
      const list = within(await screen.findByRole('list', { name: 'Key figures' }))
      return list.getAllByRole('listitem').map(({ textContent }) => textContent)
    }
    const chosen = 'compareStart=2025-12-01&compareEnd=2025-12-03'
    const figures = await figuresOf('B2', chosen)
    expect(figures).toHaveLength(4)
    expect(figures.filter((text) => /[+-]\d+%$/.test(text))).toHaveLength(4)
    expect(await figuresOf('B1', chosen)).toEqual(figures)
    expect(await figuresOf('B1', 'compare=preceding-period')).not.toEqual(figures)
    expect((await figuresOf('B2', 'compare=none')).filter((text) => text.includes('%'))).toEqual([])
  })

  it('announce each point to the keyboard, and show all as a table', async () => {
    const { user } = await openSite('/admin?range=last-7-days&compare=none', { as: 'admin' })
    const plays = within(await figure('Plays'))
    const slider = await plays.findByRole('slider', { name: 'Points of “Plays”' })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/day, .*: \d/)
    await user.click(plays.getByRole('switch', { name: 'Show as a table' }))
    expect(plays.getAllByRole('row')).toHaveLength(1 + 7)
  })

  it('fail and retry one by one, without hiding the other panels', async () => {
    const { user, world } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ endpoint: 'reports.insights', kind: 'status', status: 400, times: 99 }]),
    })
    expect(await within(await figure('Page views')).findByRole('slider')).toBeInTheDocument()
    const plays = within(await figure('Plays'))
    const retry = await plays.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await plays.findByRole('slider')).toBeInTheDocument()
  })

  it('say so where the server refuses one', async () => {
    await openSite('/admin', {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ endpoint: 'reports.insights', kind: 'status', status: 403, times: 99 }]),
    })
    expect(await within(await figure('Top songs')).findByRole('alert')).toBeVisible()
    expect(await within(await figure('Page views')).findByRole('slider')).toBeInTheDocument()
  })

  it('say so where a period has no data', async () => {
    await openSite('/admin?start=2999-01-01&end=2999-01-07&compare=none', { as: 'admin' })
    const countries = within(await figure('Countries'))
    expect(await countries.findByText('No data in this period')).toBeVisible()
    expect(countries.queryByRole('button')).not.toBeInTheDocument()
  })

  it('link a record to its editor, with its picture', async () => {
    await openSite('/admin', { as: 'admin' })
    const songs = within(await figure('Top songs'))
    const [link] = await songs.findAllByRole('link')
    expect(link?.getAttribute('href')).toMatch(/\/admin\/tracks\/\d+$/)
    expect(link?.closest('tr')?.querySelector('img')).not.toBeNull()
    expect(within(await figure('Countries')).queryByRole('link')).not.toBeInTheDocument()
  })

  it('say how many days have no data, without taking them for 0', async () => {
    const { user } = await openSite('/admin?start=2026-03-01&end=2026-03-31&compare=none', {
      as: 'admin',
      scenario: 'archive',
    })
    const plays = within(await figure('Plays'))
    expect(await plays.findByText(/plays; most at: .*; no data for 3 of 31 points$/)).toBeVisible()
    await user.click(plays.getByRole('switch', { name: 'Show as a table' }))
    expect(plays.getByRole('row', { name: /March 12, 2026 –$/ })).toBeVisible()
  })

  it.each([
    ['half a response', { kind: 'truncated' }],
    ['an HTML page', { kind: 'html' }],
    ['another shape', { kind: 'wrongShape' }],
    ['an empty response', { kind: 'empty', body: 'none' }],
    ['an empty list', { kind: 'empty', body: 'list' }],
  ] as const)('show an error and a way to retry after %s', async (_, fault) => {
    const { user, world } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ endpoint: 'reports.insights', ...fault, times: 99 }]),
    })
    const songs = within(await figure('Top songs'))
    const retry = await songs.findByRole('button', { name: 'Try again' })
    expect(songs.queryByRole('table')).toBeNull()
    world.faults.set([])
    await user.click(retry)
    expect(await songs.findByRole('table')).toBeVisible()
  })

  it('show markup in labels as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await openSite('/admin', {
      as: 'admin',
      prepare: ({ db }) => void db.tracks.update(db.tracks.all()[0]?.id ?? 0, { name }),
    })
    expect(await within(await figure('Top songs')).findByRole('link', { name })).toBeVisible()
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  it('export a panel without formulas', async () => {
    const { user } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ db }) => void db.tracks.update(db.tracks.all()[0]?.id ?? 0, { name: '=HYPERLINK("x")' }),
    })
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:file'
    })
    await user.click(await screen.findByRole('button', { name: 'Export “Top songs” (CSV)' }))
    expect(await blobs[0]?.text()).toContain(`"'=HYPERLINK(""x"")"`)
  })
})
