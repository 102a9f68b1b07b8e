import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { decodeFilters, encodeFilters } from '@/contract/machinery/wire'
import { SEARCH_DEBOUNCE_MS } from '@/ui/fields/search-field'
import {
  locationSearch,
  lastQuery,
  openTable,
  pageOf,
  advanceTime,
  press,
  refetch,
  respond,
  songs,
  user,
} from '@tests/data-table-bench'

import type { FilterDefinition } from './filter-definition'

describe('DataTable: search', () => {
  it('debounces typing, and the back button undoes the search', async () => {
    vi.useFakeTimers()
    await openTable({}, '?page=3')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'žū')
    await advanceTime(SEARCH_DEBOUNCE_MS - 100)
    expect(respond).toHaveBeenCalledOnce()
    await advanceTime(100)
    expect(lastQuery()).toMatchObject({ query: 'žū', page: 1 })
    await user.type(screen.getByRole('searchbox'), 'žū')
    await advanceTime(SEARCH_DEBOUNCE_MS)
    expect(lastQuery()).toMatchObject({ query: 'žūžū' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(locationSearch()).toBe('?page=3')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('DataTable: sorting', () => {
  it('sorts a column descending, ascending, then not at all', async () => {
    await openTable()
    const sent: unknown[] = []
    for (let presses = 0; presses < 3; presses += 1) {
      await press('Plays')
      await waitFor(() => expect(respond).toHaveBeenCalledTimes(Math.min(presses + 2, 3)))
      const { orderBy, orderDir } = lastQuery() ?? {}
      sent.push([
        orderBy,
        orderDir,
        screen.getByRole('columnheader', { name: 'Plays' }).getAttribute('aria-sort'),
        locationSearch(),
      ])
    }
    expect(sent.slice(0, 2)).toEqual([
      ['plays', 'desc', 'descending', '?orderBy=plays&orderDir=desc'],
      ['plays', 'asc', 'ascending', '?orderBy=plays&orderDir=asc'],
    ])
    expect(screen.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute('aria-sort', 'none')
    expect(locationSearch()).toBe('')
  })
})

describe('DataTable: filters', () => {
  it('finds a filter by name, requires a value, and goes to the first page', async () => {
    await openTable({}, '?page=2')
    await press('Add filter')
    await user.type(await screen.findByRole('searchbox', { name: 'Search filters' }), 'tit')
    expect(screen.queryByRole('menuitem', { name: 'Plays' })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: 'Title' }))
    const field = await screen.findByRole('textbox', { name: 'Value' })
    expect(field).toHaveFocus()
    await press('Apply')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter a value')
    await user.type(field, 'ž')
    await press('Apply')
    expect(field).toHaveAccessibleDescription('Enter at least 2 characters')
    await user.type(field, 'ū{Enter}')
    const expectedFilters = [{ key: 'title', operator: 'contains', value: 'žū' }]
    await waitFor(() => expect(decodeFilters(lastQuery()?.filters ?? '')).toEqual(expectedFilters))
    expect(lastQuery()).toMatchObject({ page: 1 })
    expect(decodeFilters(new URLSearchParams(locationSearch() ?? '').get('filters') ?? '')).toEqual(expectedFilters)
  })

  it('edits a filter from its chip and removes it with the chip’s button', async () => {
    await openTable(
      {},
      `?${new URLSearchParams({ filters: encodeFilters([{ key: 'plays', operator: '>=', value: 5 }]) })}`,
    )
    await press('Plays is at least 5')
    const field = await screen.findByRole('textbox', { name: 'Value' })
    await user.clear(field)
    await user.type(field, '6{Enter}')
    expect(await screen.findByRole('button', { name: 'Plays is at least 6' })).toBeVisible()
    await press('Remove filter “Plays”')
    await waitFor(() => expect(locationSearch()).toBe(''))
    expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus()
  })

  it('applies a filter for any related record without a value', async () => {
    const reports: FilterDefinition = {
      key: 'reports',
      label: 'Reports',
      operators: ['has', 'doesntHave'],
      control: { type: 'any' },
    }
    await openTable({ filters: [reports] })
    await press('Add filter')
    expect(await screen.findByRole('button', { name: 'Apply' })).toHaveFocus()
    expect(screen.queryByLabelText('Value')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Reports: any' })).toBeVisible()
    const expected = [{ key: 'reports', operator: 'has', value: '*' }]
    await waitFor(() => expect(decodeFilters(lastQuery()?.filters ?? '')).toEqual(expected))
  })

  it('shows a pinned filter without a value', async () => {
    await openTable()
    await press('Public')
    await user.click(await screen.findByRole('radio', { name: 'no' }))
    await press('Apply')
    expect(await screen.findByRole('button', { name: 'Public: no' })).toBeVisible()
    await press('Clear filters')
    expect(await screen.findByRole('button', { name: 'Public' })).toBeVisible()
  })
})

describe('DataTable: pagination', () => {
  it('links page numbers when the server counts pages', async () => {
    respond.mockResolvedValue(pageOf(songs, { current: 2, total: 1204, last: 81, next: 3, previous: 1 }))
    await openTable({}, '?page=2')
    expect(await screen.findByText('16–17 of 1,204')).toBeVisible()
    await press('Page 81')
    expect(locationSearch()).toBe('?page=81')
  })

  it('goes to the page whose number is entered, by keyboard', async () => {
    respond.mockResolvedValue(pageOf(songs, { current: 2, total: 1204, last: 81, next: 3, previous: 1 }))
    await openTable({}, '?page=2')
    const field = await screen.findByRole('textbox', { name: 'Go to page' })
    for (const wrong of ['0', '82', 'x', '1.5', '-1']) {
      await user.clear(field)
      await user.type(field, `${wrong}{Enter}`)
      expect(field).toHaveFocus()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Enter a page from 1 to 81')
      expect(locationSearch()).toBe('?page=2')
    }
    await user.clear(field)
    expect(field).toBeValid()
    await user.type(field, '40{Enter}')
    expect(locationSearch()).toBe('?page=40')
    expect(field).toHaveFocus()
  })

  it('offers no page number to go to without a last page', async () => {
    respond.mockResolvedValue(pageOf(songs, { current: 2, total: null, last: null, next: 3, previous: 1 }))
    await openTable({}, '?page=2')
    await screen.findByRole('button', { name: 'Next page' })
    expect(screen.queryByRole('textbox', { name: 'Go to page' })).toBeNull()
  })

  it('links only the next and previous page without a total', async () => {
    respond.mockResolvedValue(pageOf(songs, { total: null, last: null, next: 2 }))
    await openTable()
    expect(await screen.findByText('1–2')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Page \d/ })).toBeNull()
    await press('Next page')
    expect(locationSearch()).toBe('?page=2')
  })

  it('shows the page before once all rows of the last one are deleted', async () => {
    const rows = [...songs, ...songs].map((song, index) => ({ ...song, id: index }))
    const pages = new Map([
      [1, rows.slice(0, 2)],
      [2, rows.slice(2)],
    ])
    respond.mockImplementation(({ page }) =>
      Promise.resolve(pageOf(pages.get(Number(page)) ?? [], { current: Number(page), last: 2 })),
    )
    await openTable({}, '?page=2')
    expect(await screen.findByText('=Žūžū')).toBeVisible()
    pages.set(2, [])
    await refetch()
    await waitFor(() => expect(locationSearch()).toBe(''))
    expect(await screen.findByText('=Žūžū')).toBeVisible()
    expect(screen.queryByText('Nothing on this page')).not.toBeInTheDocument()
  })

  it('pages by cursor', async () => {
    respond.mockResolvedValue(
      pageOf(songs, { current: null, total: null, last: null, next: 'eyJpZCI6Mn0', previous: null }),
    )
    await openTable({ paging: 'cursor' })
    await press('Next page')
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: 'eyJpZCI6Mn0' }))
  })

  it('offers five page sizes', async () => {
    await openTable({}, '?page=4')
    await press('15 per page')
    const sizes = await screen.findAllByRole('menuitemradio')
    expect(sizes.map((size) => size.textContent)).toEqual(['10', '15', '20', '50', '100'])
    await user.click(screen.getByRole('menuitemradio', { name: '50' }))
    await waitFor(() => expect(locationSearch()).toBe('?perPage=50'))
  })

  it('saves the page size', async () => {
    await openTable()
    await press('15 per page')
    await user.click(await screen.findByRole('menuitemradio', { name: '20' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ perPage: 20 }))
    cleanup()
    await openTable()
    expect(lastQuery()).toMatchObject({ perPage: 20 })
  })
})
