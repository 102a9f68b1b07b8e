import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { ChannelConfig } from '../../../../mock-server/db'
import type { Fault } from '../../../../mock-server/faults'
import type { World } from '../../../../mock-server/world'
import { openSite } from '../../../../tests/site'

type Pagination = 'simple' | 'lengthAware' | 'infiniteScroll'

const SONGS = 120

/** The channel of popular songs, as rows of the first so many, in the pages an administrator chose. */
const paged =
  (paginationType: Pagination, count = SONGS) =>
  ({ db }: World) => {
    const channel = db.channels.all().find(({ slug }) => slug === 'popularakais')
    if (!channel) return
    const config: ChannelConfig = { contentModel: 'track', contentType: 'manual', layout: 'list', paginationType }
    db.channels.update(channel.id, { config, item_ids: Array.from({ length: count }, (_, index) => index + 1) })
  }

const rows = () => screen.getByRole('main').querySelectorAll('li').length
const pager = () => screen.queryByRole('navigation', { name: 'Pages' })
const more = () => screen.queryByRole('button', { name: 'Show more' })
const address = () => window.location.pathname + window.location.search
const broken: Fault = { kind: 'status', status: 500, endpoint: 'channels.content' }

describe('a channel read page by page', () => {
  it('leads to the next page and back', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('simple') })
    expect(within(pager() ?? document.body).queryByRole('link', { name: 'Previous page' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
    expect(address()).toBe('/popularakais?page=2')
    await user.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull())
    expect(rows()).toBe(50)
  })

  it('says which page it is, where the pages are counted', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('lengthAware') })
    expect(pager()).toHaveTextContent('1 of 3')
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(pager()).toHaveTextContent('2 of 3'))
  })

  it.each([true, false])('opens at the page of its address (embedded: %j)', async (embedded) => {
    await openSite('/popularakais?page=3', { embedded, prepare: paged('lengthAware') })
    await waitFor(() => expect(pager()).toHaveTextContent('3 of 3'))
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    expect(rows()).toBe(20)
  })

  it.each(['abc', '-1', '0', '1.5', '1', ''])('takes page "%s" for the first', async (page) => {
    await openSite(`/popularakais?page=${page}`, { prepare: paged('lengthAware') })
    await waitFor(() => expect(pager()).toHaveTextContent('1 of 3'))
  })

  it('has no pager where one page is all', async () => {
    await openSite('/popularakais', { prepare: paged('simple', 20) })
    expect(rows()).toBe(20)
    expect(pager()).toBeNull()
  })
})

describe('a channel that grows', () => {
  let reach: () => void = () => {}
  beforeEach(() => {
    class Near {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Near)
  })

  it('shows more at a press, until that is all', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('infiniteScroll') })
    expect(rows()).toBe(50)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(100))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(120))
    expect(more()).toBeNull()
    expect(pager()).toBeNull()
    expect(address()).toBe('/popularakais')
  })

  it('shows more when its end is near', async () => {
    await openSite('/popularakais', { prepare: paged('infiniteScroll') })
    reach()
    await waitFor(() => expect(rows()).toBe(100))
    reach()
    await waitFor(() => expect(rows()).toBe(120))
  })

  it('offers nothing more where one page is all', async () => {
    await openSite('/popularakais', { prepare: paged('infiniteScroll', 20) })
    expect(rows()).toBe(20)
    expect(more()).toBeNull()
  })

  it('goes on from the page of its address', async () => {
    const { user } = await openSite('/popularakais?page=2', { embedded: false, prepare: paged('infiniteScroll') })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(more()).toBeNull())
    expect(rows()).toBe(70)
  })

  it('keeps what it has when more cannot be had, and goes on at a press', async () => {
    const { user, world } = await openSite('/popularakais', { prepare: paged('infiniteScroll') })
    world.faults.set([broken])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(rows()).toBe(50)
    expect(screen.getByRole('heading', { level: 1, name: 'Populārākais' })).toBeVisible()
    world.faults.set([])
    await user.click(retry)
    await waitFor(() => expect(rows()).toBe(100))
    world.faults.set([broken])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(rows()).toBe(100)
  })

  it('begins anew in another channel', async () => {
    const growing = (world: World) => {
      paged('infiniteScroll')(world)
      world.faults.set([{ kind: 'network', endpoint: 'channels.content' }])
    }
    const { user, world } = await openSite('/popularakais', { prepare: growing })
    const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body
    await user.click(link('Jaunumi'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Jaunumi' })).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(100))
    await user.click(link('Populārākais'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Populārākais' })).toBeVisible()
    expect(rows()).toBe(50)
    expect(more()).toBeVisible()
  })
})
