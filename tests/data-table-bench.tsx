import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import type { Page } from '@/contract/machinery/pagination'
import type { ApiError } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTable, type DataTableProps } from '@/core/shared/data-table/data-table'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'
import type { TableQuery } from '@/core/shared/data-table/table-state'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { UiTranslationContext } from '@/ui/ui-translation'

/** Row of the table under test. */
export type Song = { id: number; title: string; plays: number }

const columns: DataColumn<Song>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ title }) => title,
    text: ({ title }) => title,
    isRowHeader: true,
    sortable: true,
  },
  { id: 'plays', header: 'Plays', cell: ({ plays }) => plays, text: ({ plays }) => plays, sortable: true },
]

const filters: FilterDefinition[] = [
  { key: 'plays', label: 'Plays', operators: ['>=', '<='], control: { type: 'number', min: 0 } },
  { key: 'title', label: 'Title', operators: ['contains'], control: { type: 'text', minLength: 2 } },
  { key: 'public', label: 'Public', operators: ['='], isPinned: true, control: { type: 'boolean' } },
]

/** Rows the server returns by default. */
export const songs: Song[] = [
  { id: 1, title: 'Aijā', plays: 5 },
  { id: 2, title: '=Žūžū', plays: 7 },
]

/** A page of rows, as the server returns it. */
export const pageOf = (items: Song[], rest: Partial<Page<Song>> = {}): Page<Song> => ({
  ...{ items, current: 1, perPage: 15, total: items.length, last: 1, next: null, previous: null },
  ...rest,
})

/** The server: receives the table's queries and returns its pages. */
export const respond = vi.fn<(tableQuery: TableQuery) => Promise<Page<Song>>>()

/** The query that the server received last. */
export const lastQuery = (): TableQuery | undefined => respond.mock.lastCall?.[0]

/** Types and clicks without delays. */
export const user = userEvent.setup({ delay: null })

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })

/** Requests the shown page again, as after a change of its rows. */
export const refetch = (): Promise<void> => act(() => queryClient.invalidateQueries())

/** Drops the loaded pages, as a reload does. */
export const forget = (): void => queryClient.clear()

/** Search part of the current URL. */
export const locationSearch = (): string | null => screen.getByTestId('locationSearch').textContent

/** Advances the fake clock, in milliseconds. */
export const advanceTime = (time: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(time)))

/** Clicks the button of this name once it is rendered. */
export const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }))

/** Opens a page with the table, at a URL with this search part. */
export async function openTable(props: Partial<DataTableProps<Song, Page<Song>>> = {}, search = ''): Promise<void> {
  render(
    <Site search={search}>
      <DataTable
        name="songs"
        label="Songs"
        columns={columns}
        filters={filters}
        query={(tableQuery) =>
          queryOptions<Page<Song>, ApiError>({ queryKey: ['songs', tableQuery], queryFn: () => respond(tableQuery) })
        }
        pageOf={(page) => page}
        {...props}
      />
    </Site>,
  )
  await waitFor(() => expect(respond).toHaveBeenCalled())
}

function Site({ search, children }: { search: string; children: ReactNode }) {
  return (
    <UiTranslationContext value={useTranslation()}>
      <MemoryRouter initialEntries={[`/songs${search}`]}>
        <QueryClientProvider client={queryClient}>
          {children}
          <Browser />
        </QueryClientProvider>
        <DialogHost />
      </MemoryRouter>
    </UiTranslationContext>
  )
}

function Browser() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="locationSearch">{search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

// Load the lazy panels before tests, since compiling them takes long.
beforeAll(() =>
  Promise.all([
    import('@/core/shared/data-table/filter-panel'),
    import('@/ui/overlays/popover-panel'),
    import('@/ui/overlays/menu-popover'),
  ]),
)

beforeEach(() => {
  setBootstrap(bootstrapOf())
  localStorage.clear()
  queryClient.clear()
  respond.mockReset().mockResolvedValue(pageOf(songs))
})
afterEach(() => {
  vi.useRealTimers()
  act(closeAllDialogs)
})
