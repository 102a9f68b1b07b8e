import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { clearUserData } from '@/core/platform/session/user-data'
import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

import { MAX_SEARCH_LENGTH, MAX_RECENT_SEARCHES } from './recent-searches'

afterEach(() => clearUserData())

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** Heading of a results page, with or without results. */
const headingOfSearch = (words: string) =>
  screen.findByRole('heading', { level: 1, name: (name) => name.endsWith(`for “${words}”`) })
const section = (name: string) => within(screen.getByRole('region', { name }))
const path = () => decodeURIComponent(window.location.pathname)
const fault =
  (more: object) =>
  ({ faults }: World) =>
    faults.set([more as Fault])
const recentList = () =>
  section('Recent searches')
    .getAllByRole('link')
    .map((link) => link.textContent)

/** Focuses the search box and waits for the combo box. */
async function openBox(user: Awaited<ReturnType<typeof openSite>>['user']) {
  await user.click(screen.getByRole('searchbox', { name: 'Search' }))
  return screen.findByRole('combobox', { name: 'Search' })
}

describe('SearchScreen with a query', () => {
  it('finds “Zūžū” for “zuzu” and shows the top result first', async () => {
    await openSite('/search/zuzu')
    expect(await heading('Results for “zuzu”')).toBeVisible()
    expect(document.title).toBe('Results for “zuzu” - Dziesma')
    const top = await screen.findByRole('region', { name: 'Top result' })
    expect(within(top).getByRole('heading', { level: 3 })).toHaveTextContent(/^Zūžū/)
    expect(section('Songs').getAllByRole('listitem')[0]).toHaveTextContent(/Zūžū/)
  })

  it('shows results of every type with links to all of them', async () => {
    const { user } = await openSite('/search/a')
    for (const type of ['Songs', 'Artists', 'Albums', 'People'])
      expect(await screen.findByRole('region', { name: type })).toBeVisible()
    await user.click(section('Albums').getByRole('link', { name: 'Show all: Albums' }))
    expect(await screen.findByRole('tab', { name: 'Albums', selected: true })).toBeVisible()
    expect(path()).toBe('/search/a/albums')
  })

  it('shows one type at its own URL and loads more', async () => {
    const { user } = await openSite('/search/a/tracks')
    const list = await screen.findByRole('list', { name: 'Songs' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(40))
    await user.click(screen.getByRole('tab', { name: 'All' }))
    expect(path()).toBe('/search/a')
  })

  it('shows one heading and a suggestion when nothing is found', async () => {
    const { user } = await openSite('/search/qwxz')
    expect(await heading('No results for “qwxz”')).toBeVisible()
    expect(main().getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    await user.click(main().getByRole('link', { name: 'Browse genres' }))
    expect(await heading('Search')).toBeVisible()
  })

  it('suggests the name that a search without results meant', async () => {
    const { user } = await openSite('/search/zužo')
    await user.click(await screen.findByRole('link', { name: 'Did you mean “žūžū”?' }))
    expect(await heading('Results for “žūžū”')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Did you mean/ })).not.toBeInTheDocument()
  })

  it('links to all results when one type has none', async () => {
    await openSite('/search/zuzu/users')
    expect(await heading('No results for “zuzu”')).toBeVisible()
    expect(main().getAllByRole('heading')).toHaveLength(1)
    expect(screen.getByRole('tab', { name: 'People', selected: true })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search everything' })).toHaveAttribute('href', '/search/zuzu')
  })

  it.each([
    ['/search/zuzu', 'search.all'],
    ['/search/zuzu/tracks', 'search.model'],
  ])('retries failed results at %s', async (start, endpoint) => {
    const { user, world } = await openSite(start, {
      embedded: false,
      prepare: fault({ kind: 'status', status: 500, endpoint }),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findAllByRole('button', { name: /^Play Zūžū/ })).not.toHaveLength(0)
  })

  it.each(['100% / ?#', 'ā & b', '“..”'])('searches for “%s” from the URL', async (words) => {
    await openSite(`/search/${encodeURIComponent(words)}`)
    expect(await headingOfSearch(words)).toBeVisible()
  })
})

describe('SearchScreen without a query', () => {
  it('shows genres to browse', async () => {
    await openSite('/search')
    expect(await heading('Search')).toBeVisible()
    const tiles = within(await screen.findByRole('list', { name: 'Genres' })).getAllByRole('link')
    expect(tiles[0]?.getAttribute('href')).toMatch(/^\/genre\/./)
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  })

  it.each([2, 3, 4, 5, 6, 7])('colours neighbouring genres differently with %i in a row', async (columns) => {
    await openSite('/search')
    const tiles = within(await screen.findByRole('list', { name: 'Genres' })).getAllByRole('link')
    const colours = tiles.map((tile) => tile.style.background)
    expect(colours.length).toBeGreaterThan(columns)
    colours.forEach((colour, index) => {
      expect(colour).not.toBe(colours[index + 1])
      expect(colour).not.toBe(colours[index + columns])
    })
  })

  it('lists recent searches, latest first, with buttons to remove and restore them', async () => {
    const { user } = await openSite('/search/pele')
    await heading(/pele/)
    const box = await openBox(user)
    for (const words of ['zuzu', 'lacis', 'Pele']) {
      await user.clear(box)
      await user.type(box, `${words}{Enter}`)
      await headingOfSearch(words)
      // A new page receives the focus asynchronously.
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    }
    act(() => window.history.pushState(null, '', '/search'))
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    await heading('Search')
    expect(recentList()).toEqual(['Pele', 'lacis', 'zuzu'])
    await user.click(section('Recent searches').getByRole('button', { name: 'Remove “lacis” from recent searches' }))
    expect(recentList()).toEqual(['Pele', 'zuzu'])
    const next = { name: 'Remove “zuzu” from recent searches' }
    await waitFor(() => expect(section('Recent searches').getByRole('button', next)).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(recentList()).toEqual(['Pele', 'lacis', 'zuzu'])
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toHaveFocus())
  })

  it('keeps only the latest searches', async () => {
    const { user } = await openSite('/search')
    const { recentSearches } = await import('./recent-searches')
    act(() => void Array.from({ length: MAX_RECENT_SEARCHES + 2 }, (_, index) => recentSearches.add(`word ${index}`)))
    expect(recentList()).toHaveLength(MAX_RECENT_SEARCHES)
    expect(recentList()[0]).toBe(`word ${MAX_RECENT_SEARCHES + 1}`)
    await user.click(section('Recent searches').getByRole('link', { name: 'word 5' }))
    expect(await headingOfSearch('word 5')).toBeVisible()
    expect(recentSearches.get()[0]).toBe('word 5')
  })
})

describe('stored searches', () => {
  const KEY = 'dziesma:profile:guest:search.recent'

  it('limits number and length when reading', async () => {
    const long = 'a'.repeat(MAX_SEARCH_LENGTH + 1)
    localStorage.setItem(KEY, JSON.stringify([long, ...Array.from({ length: 10_000 }, (_, index) => `word ${index}`)]))
    await openSite('/search')
    await heading('Search')
    expect(recentList()).toEqual(Array.from({ length: MAX_RECENT_SEARCHES }, (_, index) => `word ${index}`))
  })

  it('stores no searches that are too long', async () => {
    const { recentSearches } = await import('./recent-searches')
    recentSearches.add('a'.repeat(MAX_SEARCH_LENGTH + 1))
    expect(recentSearches.get()).toEqual([])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([])
  })
})

describe('SearchBox', () => {
  it('suggests results while typing and opens the chosen one', async () => {
    const { user } = await openSite('/album/2')
    const box = await openBox(user)
    await user.type(box, 'pocket')
    const artist = await screen.findByRole('option', { name: 'The Pocket Orchestra' })
    expect(screen.getByRole('group', { name: 'Artists' })).toContainElement(artist)
    await user.click(artist)
    expect(await heading('The Pocket Orchestra')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(box).toHaveValue('')
  })

  it('moves between rows with the arrow keys and searches for the typed text on Enter', async () => {
    const { user } = await openSite('/album/2')
    const box = await openBox(user)
    await user.type(box, 'pocket')
    await screen.findByRole('option', { name: 'The Pocket Orchestra' })
    await user.keyboard('{ArrowDown}')
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Search for “pocket”' }).id)
    await user.keyboard('{ArrowUp}{Escape}')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(box).toHaveValue('pocket')
    await user.keyboard('{Enter}')
    expect(await heading('Results for “pocket”')).toBeVisible()
    expect(box).toHaveValue('pocket')
    await user.keyboard('{Escape}')
  })

  it('offers recent searches when clicked', async () => {
    localStorage.setItem('dziesma:profile:guest:search.recent', '["aijā"]')
    const { user } = await openSite('/album/2')
    await openBox(user)
    await user.click(await screen.findByRole('option', { name: 'aijā' }))
    expect(await heading('Results for “aijā”')).toBeVisible()
  })

  it('shows an error when suggestions fail and loads them on retry', async () => {
    const { user, world } = await openSite('/album/2', {
      prepare: fault({ kind: 'status', status: 500, endpoint: 'search.all' }),
    })
    const box = await openBox(user)
    await user.type(box, 'pocket')
    expect(await screen.findByText("Couldn't load the list.")).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
    expect(await screen.findByRole('option', { name: 'The Pocket Orchestra' })).toBeVisible()
  })

  it('searches before the combo box has loaded', async () => {
    await openSite('/album/2')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'zuzu' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(await heading('Results for “zuzu”')).toBeVisible()
  })

  it('keeps suggestions closed that load after the results', async () => {
    await openSite('/album/2')
    const plain = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.focus(plain)
    fireEvent.change(plain, { target: { value: 'zuzu' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus()
    expect(await heading('Results for “zuzu”')).toBeVisible()
  })

  it('takes the focus on “/”, except while typing', async () => {
    const { user } = await openSite('/album/2')
    await user.keyboard('/')
    const box = await screen.findByRole('combobox', { name: 'Search' })
    expect(box).toHaveFocus()
    await user.keyboard('a/b')
    expect(box).toHaveValue('a/b')
  })

  it('opens with a button on narrow screens', async () => {
    const { user } = await openSite('/album/2')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Search'))
  })
})
