import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import {
  lastQuery,
  openTable,
  pageOf,
  advanceTime,
  press,
  respond,
  type Song,
  songs,
  user,
} from '@tests/data-table-bench'

vi.mock('@/core/platform/error-reporting/report-error', { spy: true })

describe('DataTable: bulk actions', () => {
  const run = vi.fn<(rows: readonly Song[]) => Promise<unknown>>()
  const bulkActions = [{ id: 'delete', label: 'Delete', run }]
  const select = async (title: string) => user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))

  it('counts the selected rows, and clears the selection after an action', async () => {
    run.mockReset().mockResolvedValue(undefined)
    await openTable({ bulkActions })
    await select('Aijā')
    const bar = screen.getByRole('toolbar', { name: 'Selected rows' })
    expect(within(bar).getByRole('status')).toHaveTextContent('1 selected')
    await press('Select all on this page')
    expect(within(bar).getByRole('status')).toHaveTextContent('2 selected')
    await press('Delete')
    expect(run).toHaveBeenCalledExactlyOnceWith(songs)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    expect(screen.getByRole('region', { name: 'Songs' })).toHaveFocus()
  })

  it('re-renders only the selected row', async () => {
    const cell = vi.fn<(song: Song) => string>(({ title }) => title)
    const columns = [{ id: 'title', header: 'Title', isRowHeader: true, cell, text: ({ title }: Song) => title }]
    const edit = { id: 'edit', label: 'Edit', onSelect: () => {} }
    await openTable({ bulkActions, columns, rowActions: () => [{ id: 'row', entries: [edit] }] })
    await screen.findByRole('checkbox', { name: 'Select Aijā' })
    cell.mockClear()
    await select('Aijā')
    expect(cell.mock.calls).toEqual([[songs[0]]])
  })

  it('keeps the selection when an action did nothing', async () => {
    run.mockReset().mockResolvedValue(false)
    await openTable({ bulkActions })
    await select('Aijā')
    await press('Delete')
    await waitFor(() => expect(run).toHaveBeenCalled())
    await act(() => run.mock.results[0]?.value as Promise<unknown>)
    expect(screen.getByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
  })

  it('keeps the selection when an action fails, and reports unexpected errors', async () => {
    run.mockReset().mockRejectedValueOnce(new ApiError(500)).mockRejectedValueOnce(new TypeError('x is undefined'))
    await openTable({ bulkActions })
    await select('Aijā')
    await press('Delete')
    await press('Delete')
    await waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(new TypeError('x is undefined')))
    expect(screen.getByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
  })

  it('keeps the selection across pages, and applies actions to all of it', async () => {
    run.mockReset().mockResolvedValue(undefined)
    respond.mockImplementation(({ page }) =>
      Promise.resolve(
        page === 2
          ? pageOf([{ id: 3, title: 'Pele', plays: 1 }], { current: 2, last: 2, previous: 1 })
          : pageOf(songs, { last: 2, next: 2 }),
      ),
    )
    await openTable({ bulkActions })
    await select('Aijā')
    await press('Next page')
    await select('Pele')
    expect(screen.getByText('2 selected, 1 not on this page')).toBeVisible()
    await press('Previous page')
    expect(await screen.findByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
    await press('Delete')
    expect(run).toHaveBeenCalledExactlyOnceWith([songs[0], { id: 3, title: 'Pele', plays: 1 }])
  })

  it('keeps the selection through a search that finds none of it, a sort and another page size', async () => {
    run.mockReset().mockResolvedValue(undefined)
    respond.mockImplementation(({ query }) => Promise.resolve(pageOf(query ? [] : songs)))
    await openTable({ bulkActions })
    await select('Aijā')
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('1 selected, 1 not on this page')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Select all on this page' })).toBeNull()
    await press('Clear search and filters')
    await press('Plays')
    await press('15 per page')
    await user.click(await screen.findByRole('menuitemradio', { name: '50' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: 'plays', perPage: 50 }))
    expect(await screen.findByText('1 selected')).toBeVisible()
    await press('Delete')
    expect(run).toHaveBeenCalledExactlyOnceWith([songs[0]])
  })

  it('takes a row out of the selection once its menu has deleted it', async () => {
    await openTable({
      bulkActions,
      rowActions: (_, onRemoved) => [{ id: 'row', entries: [{ id: 'remove', label: 'Remove', onSelect: onRemoved }] }],
    })
    await select('Aijā')
    await select('=Žūžū')
    await press('Actions for “Aijā”')
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(await screen.findByText('1 selected')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Aijā' })).not.toBeChecked()
  })
})

describe('DataTable: row menu', () => {
  it('names the row in its menu', async () => {
    const edit = vi.fn<(id: number) => void>()
    await openTable({
      rowActions: ({ id }) => [{ id: 'row', entries: [{ id: 'edit', label: 'Edit', onSelect: () => edit(id) }] }],
    })
    await press('Actions for “Aijā”')
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(edit).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('DataTable: columns', () => {
  it('hides a column and stores the choice', async () => {
    await openTable()
    await press('Columns')
    await user.click(await screen.findByRole('checkbox', { name: 'Plays' }))
    expect(screen.queryByRole('columnheader', { name: 'Plays' })).toBeNull()
    expect(JSON.parse(localStorage.getItem('dziesma:device:columns:songs') ?? '')).toEqual(['plays'])
  })

  it('restores hidden columns, but never hides the one that names the row', async () => {
    localStorage.setItem('dziesma:device:columns:songs', '["plays","title"]')
    await openTable()
    expect(await screen.findByRole('columnheader', { name: 'Title' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Plays' })).toBeNull()
  })
})

describe('DataTable: widths and density', () => {
  it('restores stored widths, and resets them', async () => {
    localStorage.setItem('dziesma:device:widths:songs', '{"title":300,"plays":120}')
    await openTable({ narrowLayout: 'table', rowActions: () => [] })
    const title = await screen.findByRole('columnheader', { name: 'Title' })
    expect(title).toHaveStyle({ width: '300px' })
    await press('Columns')
    await press('Reset widths')
    expect(title.style.width).toBe('')
    expect(localStorage.getItem('dziesma:device:widths:songs')).toBeNull()
    await press('Columns')
    expect(screen.queryByRole('button', { name: 'Reset widths' })).toBeNull()
  })

  it.each(['[300]', '{"title":"wide"}', '{"title":-1}', '{"title":1e9}'])('ignores %s as widths', async (json) => {
    localStorage.setItem('dziesma:device:widths:songs', json)
    await openTable({ narrowLayout: 'table' })
    expect((await screen.findByRole('columnheader', { name: 'Title' })).style.width).toBe('')
  })

  it('keeps the chosen density of a list', async () => {
    await openTable()
    await press('Views')
    expect(await screen.findByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
    expect(await screen.findByRole('table')).toHaveAttribute('data-density', 'compact')
    expect(JSON.parse(localStorage.getItem('dziesma:device:density:songs') ?? '')).toBe('compact')
  })
})

describe('DataTable: empty states', () => {
  it('offers to clear a search without matches', async () => {
    respond.mockImplementation(({ query }) => Promise.resolve(pageOf(query ? [] : songs)))
    await openTable({}, '?query=zzz')
    expect(await screen.findByRole('heading', { name: 'There are no items matching your query' })).toBeVisible()
    await press('Clear search and filters')
    expect(await screen.findByText('Aijā')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('offers the first page beyond the last one', async () => {
    respond.mockImplementation(({ page }) => Promise.resolve(pageOf(page === 1 ? songs : [])))
    await openTable({}, '?page=99')
    await press('Go to first page')
    expect(await screen.findByText('Aijā')).toBeVisible()
  })

  it('shows the caller’s empty state for an empty list', async () => {
    respond.mockResolvedValue(pageOf([]))
    await openTable({ nothingYet: { title: 'No songs yet', action: <button type="button">Add a song</button> } })
    expect(await screen.findByRole('heading', { name: 'No songs yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a song' })).toBeVisible()
  })
})

describe('DataTable: number of results', () => {
  it('shows and announces the total, and what a search leaves of it', async () => {
    respond.mockImplementation(({ query }) =>
      Promise.resolve(query ? pageOf(songs.slice(0, 1)) : pageOf(songs, { total: 2008 })),
    )
    await openTable()
    const count = screen.getByRole('status')
    await waitFor(() => expect(count).toHaveTextContent('2,008 results'))
    expect(count).not.toHaveClass('sr-only')
    await user.type(screen.getByRole('searchbox'), 'ai')
    await waitFor(() => expect(count).toHaveTextContent('1 result'))
  })

  it('shows no total that the server has not given', async () => {
    respond.mockResolvedValue(pageOf(songs, { total: null, last: null, next: 2 }))
    await openTable()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 rows'))
    expect(screen.getByRole('status')).toHaveClass('sr-only')
    expect(screen.queryByText(/result/)).toBeNull()
  })
})

describe('DataTable: loading and errors', () => {
  it('shows a skeleton and announces the loading', async () => {
    respond.mockReturnValue(new Promise(() => {}))
    await openTable()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('keeps the previous rows, marked as busy after half a second', async () => {
    vi.useFakeTimers()
    await openTable()
    await advanceTime(1)
    respond.mockReturnValue(new Promise(() => {}))
    await user.click(screen.getByRole('button', { name: 'Plays' }))
    await advanceTime(499)
    expect(screen.getByText('Aijā').closest('table')).not.toHaveAttribute('aria-busy', 'true')
    await advanceTime(10)
    expect(screen.getByText('Aijā').closest('table')).toHaveAttribute('aria-busy', 'true')
  })

  it('retries after a failure', async () => {
    respond.mockRejectedValueOnce(new ApiError(500))
    await openTable()
    await press('Try again')
    expect(await screen.findByText('Aijā')).toBeVisible()
  })

  it('shows missing permission with the action that the server suggests', async () => {
    respond.mockRejectedValue(
      new ApiError(403, { message: 'Artists only.', action: { label: 'See plans', action: '/pricing' } }),
    )
    await openTable()
    expect(await screen.findByRole('alert')).toHaveTextContent("You don't have permission to see thisArtists only.")
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
