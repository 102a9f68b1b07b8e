import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { ChannelConfig } from '@mock/state/store/music-rows'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

type Pagination = 'simple' | 'lengthAware' | 'infiniteScroll'

const SONGS = 120

/** Lists the first `count` tracks in the "popular" channel, with the given pagination. */
const paged =
  (paginationType: Pagination, count = SONGS) =>
  ({ db }: World) => {
    const channel = db.channels.all().find(({ slug }) => slug === 'popularakais')
    if (!channel) return
    const config: ChannelConfig = { contentModel: 'track', contentType: 'manual', layout: 'list', paginationType }
    db.channels.update(channel.id, { config, item_ids: Array.from({ length: count }, (_, index) => index + 1) })
  }

const rows = () => screen.getByRole('main').querySelectorAll('ul > li').length
const pager = () => screen.queryByRole('navigation', { name: 'Pagination' })
const more = () => screen.queryByRole('button', { name: 'Show more' })
const url = () => window.location.pathname + window.location.search
const broken: Fault = { kind: 'status', status: 500, endpoint: 'channels.content' }

const pageLink = (name: string) => within(pager() ?? document.body).getByRole('link', { name })
const currentPage = () => within(pager() ?? document.body).getByRole('link', { current: 'page' }).textContent

describe('a paginated channel', () => {
  it('links to the next and previous page', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('simple') })
    await waitFor(() => expect(pager()).toBeVisible())
    expect(pageLink('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await user.click(pageLink('Next page'))
    await waitFor(() => expect(pageLink('Previous page')).not.toHaveAttribute('aria-disabled'))
    expect(url()).toBe('/popularakais?page=2')
    expect(document.title).toBe('Populārākais - Page 2 - Dziesma')
    await user.click(pageLink('Previous page'))
    await waitFor(() => expect(pageLink('Previous page')).toHaveAttribute('aria-disabled', 'true'))
    expect(rows()).toBe(50)
  })

  it('shows page numbers with length-aware pagination', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('lengthAware') })
    await waitFor(() => expect(currentPage()).toBe('1'))
    await user.click(pageLink('Page 3'))
    await waitFor(() => expect(currentPage()).toBe('3'))
    expect(rows()).toBe(20)
  })

  it('keeps the list while the next page loads, then moves the focus to the start', async () => {
    const { user, world } = await openSite('/popularakais', { prepare: paged('simple') })
    await waitFor(() => expect(pager()).toBeVisible())
    world.faults.set([{ kind: 'delay', endpoint: 'channels.show', ms: 50 }])
    await user.click(pageLink('Next page'))
    expect(rows()).toBe(50)
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it.each([true, false])('opens the page in the URL (embedded: %j)', async (embedded) => {
    await openSite('/popularakais?page=3', { embedded, prepare: paged('lengthAware') })
    await waitFor(() => expect(currentPage()).toBe('3'))
    expect(pageLink('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(rows()).toBe(20)
  })

  it.each(['abc', '-1', '0', '1.5', '1', ''])('treats page "%s" as the first', async (page) => {
    await openSite(`/popularakais?page=${page}`, { prepare: paged('lengthAware') })
    await waitFor(() => expect(currentPage()).toBe('1'))
  })

  it('hides the pager when there is only one page', async () => {
    await openSite('/popularakais', { prepare: paged('simple', 20) })
    expect(rows()).toBe(20)
    expect(pager()).toBeNull()
  })
})

describe('channel order', () => {
  const names = async () => {
    const list = await screen.findByRole('list', { name: 'Izlases' })
    return within(list)
      .getAllByRole('article')
      .map((card) => card.querySelector('p')?.textContent)
  }
  const choose = async (user: UserEvent, from: string, to: string) => {
    await user.click(await screen.findByRole('button', { name: `Sort: ${from}` }))
    await user.click(await screen.findByRole('menuitemradio', { name: to }))
  }

  it('sorts by the chosen order and keeps it in the URL', async () => {
    const { user } = await openSite('/izlases')
    const defaultOrder = await names()
    await choose(user, 'Featured', 'Recently added')
    await waitFor(() => expect(url()).toBe('/izlases?order=channelables.created_at:desc'))
    await waitFor(async () => expect(await names()).not.toEqual(defaultOrder))
    await choose(user, 'Recently added', 'Featured')
    await waitFor(async () => expect(await names()).toEqual(defaultOrder))
    expect(url()).toBe('/izlases')
  })

  it('keeps the order in the links to other pages', async () => {
    await openSite('/popularakais?page=2&order=popularity:desc', { prepare: paged('simple') })
    await waitFor(() => expect(pager()).toBeVisible())
    expect(pageLink('Next page')).toHaveAttribute('href', '/popularakais?page=3&order=popularity:desc')
    expect(pageLink('Previous page')).toHaveAttribute('href', '/popularakais?order=popularity:desc')
  })

  it('falls back to the default for a value unknown to the contract', async () => {
    await openSite('/izlases?order=id;drop')
    expect(await screen.findByRole('button', { name: 'Sort: Featured' })).toBeVisible()
  })
})

describe('a channel with infinite scroll', () => {
  let scrollToEnd: () => void = () => {}
  beforeEach(() => {
    class FakeObserver {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollToEnd = () => act(() => notify([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })

  it('loads more on click until everything is shown', async () => {
    const { user } = await openSite('/popularakais', { prepare: paged('infiniteScroll') })
    expect(rows()).toBe(50)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(100))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(120))
    expect(more()).toBeNull()
    expect(pager()).toBeNull()
    expect(url()).toBe('/popularakais')
  })

  it('loads more when its end scrolls near', async () => {
    await openSite('/popularakais', { prepare: paged('infiniteScroll') })
    scrollToEnd()
    await waitFor(() => expect(rows()).toBe(100))
    scrollToEnd()
    await waitFor(() => expect(rows()).toBe(120))
  })

  it('offers no more when there is only one page', async () => {
    await openSite('/popularakais', { prepare: paged('infiniteScroll', 20) })
    expect(rows()).toBe(20)
    expect(more()).toBeNull()
  })

  it('continues after the page in the URL', async () => {
    const { user } = await openSite('/popularakais?page=2', { embedded: false, prepare: paged('infiniteScroll') })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(more()).toBeNull())
    expect(rows()).toBe(70)
  })

  it('keeps the loaded items when the next page fails and continues on retry', async () => {
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

  it('starts with its own first page after switching channels', async () => {
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
