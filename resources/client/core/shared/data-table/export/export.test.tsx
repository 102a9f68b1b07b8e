import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { openTable, pageOf, press, respond, type Song, songs, user } from '@tests/data-table-bench'
import { stubObjectUrls } from '@tests/stub-object-urls'

const files: Blob[] = []
/** Names of the saved files. */
const names: string[] = []

beforeEach(() => {
  files.length = 0
  stubObjectUrls((file) => String(files.push(file)))
  names.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
})

async function choose(entry: string): Promise<void> {
  await press('Export (CSV)')
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Serves three songs on two pages, of which the last row of the first has moved to the second meanwhile. */
function serveTwoPages(): void {
  const moved: Song[] = [...songs.slice(1), { id: 3, title: 'Pele', plays: -1 }]
  respond.mockImplementation(({ page, perPage }) =>
    Promise.resolve(
      perPage !== 100 || page === 1
        ? pageOf(songs, { total: 3, last: 2, next: 2 })
        : pageOf(moved, { current: 2, total: 3, last: 2, previous: 1 }),
    ),
  )
}

const exported = () => respond.mock.calls.map(([query]) => query).filter(({ perPage }) => perPage === 100)

describe('the export of a table', () => {
  it('saves the shown rows and columns', async () => {
    await openTable()
    await screen.findByText('Aijā')
    await choose('This page')
    expect(names).toEqual(['songs.csv'])
    expect(await files[0]?.text()).toMatch(/^\uFEFF?Title,Plays\r\nAijā,5\r\n'=Žūžū,7\r\n$/)
  })

  it('loads all pages with search and order, and saves each row once with its id, without formulas', async () => {
    serveTwoPages()
    await openTable({}, '?query=a&orderBy=plays&orderDir=asc&page=2&hidden=plays')
    await choose('All pages, with these columns')
    await waitFor(() => expect(files).toHaveLength(1))
    const search = { query: 'a', orderBy: 'plays', orderDir: 'asc', perPage: 100 }
    expect(exported()).toMatchObject([
      { ...search, page: 1 },
      { ...search, page: 2 },
    ])
    expect(await files[0]?.text()).toMatch(/^\uFEFF?ID,Title\r\n1,Aijā\r\n2,'=Žūžū\r\n3,Pele\r\n$/)
    expect(toastStore.get()?.message).toBe('Exported 3 rows')
  })

  it('continues after a failure with the page that failed', async () => {
    serveTwoPages()
    await openTable()
    await screen.findByText('Aijā')
    const serve = respond.getMockImplementation()
    respond.mockImplementation(async (query) => {
      if (query.page === 2 && exported().length === 2) throw new ApiError(503)
      return serve ? serve(query) : pageOf([])
    })
    await choose('All pages, with these columns')
    const dialog = within(await screen.findByRole('dialog', { name: 'Export “Songs”' }))
    expect(await dialog.findByText('So far: 2 of 3 rows. The next try continues from there.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(exported().map(({ page }) => page)).toEqual([1, 2, 2])
  })

  it('shows the progress, and stops with the dialog', async () => {
    serveTwoPages()
    await openTable()
    await screen.findByText('Aijā')
    const serve = respond.getMockImplementation()
    let answer = () => {}
    respond.mockImplementation(async (query) => {
      if (query.page === 2) await new Promise<void>((resolve) => (answer = resolve))
      return serve ? serve(query) : pageOf([])
    })
    await choose('All pages, with these columns')
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 rows'))
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => answer())
    expect(files).toEqual([])
    expect(exported()).toHaveLength(2)
  })
})
