import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { openTable, pageOf, pass, press, respond, type Song, songs, user } from '@tests/songs-table'

vi.mock('@/core/platform/error-reporting/report-error', { spy: true })

describe('selected rows', () => {
  const run = vi.fn<(rows: readonly Song[]) => Promise<unknown>>()
  const bulkActions = [{ id: 'delete', label: 'Delete', run }]
  const select = async (title: string) => user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))

  it('are counted, and unselected after what is done with them', async () => {
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

  it('stay when nothing was done', async () => {
    run.mockReset().mockResolvedValue(false)
    await openTable({ bulkActions })
    await select('Aijā')
    await press('Delete')
    await waitFor(() => expect(run).toHaveBeenCalled())
    await act(() => run.mock.results[0]?.value as Promise<unknown>)
    expect(screen.getByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
  })

  it('stay when it failed, and what nobody expected is reported', async () => {
    run.mockReset().mockRejectedValueOnce(new ApiError(500)).mockRejectedValueOnce(new TypeError('x is undefined'))
    await openTable({ bulkActions })
    await select('Aijā')
    await press('Delete')
    await press('Delete')
    await waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(new TypeError('x is undefined')))
    expect(screen.getByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
  })

  it('are kept for each page, and those of another page are not touched', async () => {
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
    expect(screen.getByText('1 selected')).toBeVisible()
    await press('Previous page')
    expect(await screen.findByRole('checkbox', { name: 'Select Aijā' })).toBeChecked()
    await press('Delete')
    expect(run).toHaveBeenCalledExactlyOnceWith([songs[0]])
  })
})

describe('a row', () => {
  it('has a menu that names it', async () => {
    const edit = vi.fn<(id: number) => void>()
    await openTable({
      rowActions: ({ id }) => [{ id: 'row', entries: [{ id: 'edit', label: 'Edit', onSelect: () => edit(id) }] }],
    })
    await press('Actions for “Aijā”')
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(edit).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('columns', () => {
  it('are hidden, and stay so', async () => {
    await openTable()
    await press('Columns')
    await user.click(await screen.findByRole('checkbox', { name: 'Plays' }))
    expect(screen.queryByRole('columnheader', { name: 'Plays' })).toBeNull()
    expect(JSON.parse(localStorage.getItem('dziesma:device:columns:songs') ?? '')).toEqual(['plays'])
  })

  it('that were hidden before are hidden; the one that names the row cannot be', async () => {
    localStorage.setItem('dziesma:device:columns:songs', '["plays","title"]')
    await openTable()
    expect(await screen.findByRole('columnheader', { name: 'Title' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Plays' })).toBeNull()
  })
})

describe('the file', () => {
  it('holds the rows in view, and the columns that are shown', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => String(files.push(file)), revokeObjectURL: () => {} }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await openTable()
    await screen.findByText('Aijā')
    await press('Download this page (CSV)')
    expect(click.mock.contexts[0]).toHaveProperty('download', 'songs.csv')
    expect(await files[0]?.text()).toMatch(/^\uFEFF?Title,Plays\r\nAijā,5\r\n'=Žūžū,7\r\n$/)
  })
})

describe('without rows', () => {
  it('that were searched for, the search can be cleared', async () => {
    respond.mockImplementation(({ query }) => Promise.resolve(pageOf(query ? [] : songs)))
    await openTable({}, '?query=zzz')
    expect(await screen.findByRole('heading', { name: 'There are no items matching your query' })).toBeVisible()
    await press('Clear search and filters')
    expect(await screen.findByText('Aijā')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('beyond the last page, one is led to the first', async () => {
    respond.mockImplementation(({ page }) => Promise.resolve(pageOf(page === 1 ? songs : [])))
    await openTable({}, '?page=99')
    await press('Go to first page')
    expect(await screen.findByText('Aijā')).toBeVisible()
  })

  it('at all, it says what comes', async () => {
    respond.mockResolvedValue(pageOf([]))
    await openTable({ nothingYet: { title: 'No songs yet', action: <button type="button">Add a song</button> } })
    expect(await screen.findByRole('heading', { name: 'No songs yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a song' })).toBeVisible()
  })
})

describe('while and after it loads', () => {
  it('a skeleton stands in, and it is said', async () => {
    respond.mockReturnValue(new Promise(() => {}))
    await openTable()
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('the rows before stay, and are marked once it takes half a second', async () => {
    vi.useFakeTimers()
    await openTable()
    await pass(1)
    respond.mockReturnValue(new Promise(() => {}))
    await user.click(screen.getByRole('button', { name: 'Plays' }))
    await pass(499)
    expect(screen.getByText('Aijā').closest('table')).not.toHaveAttribute('aria-busy', 'true')
    await pass(10)
    expect(screen.getByText('Aijā').closest('table')).toHaveAttribute('aria-busy', 'true')
  })

  it('a failure can be tried again', async () => {
    respond.mockRejectedValueOnce(new ApiError(500))
    await openTable()
    await press('Try again')
    expect(await screen.findByText('Aijā')).toBeVisible()
  })

  it('a refusal says so, with the server’s way out of it', async () => {
    respond.mockRejectedValue(
      new ApiError(403, { message: 'Artists only.', action: { label: 'See plans', action: '/pricing' } }),
    )
    await openTable()
    expect(await screen.findByRole('alert')).toHaveTextContent("You don't have permission to see thisArtists only.")
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
