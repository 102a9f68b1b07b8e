import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

import { ProgressBar, ProgressCircle } from '../feedback/progress'
import { Avatar } from '../pictures/avatar'
import { Pagination } from './pagination'
import { Table, type TableProps } from './table'
import type { TableColumn } from './table-column'
import { VirtualList } from './virtual-list'

type Song = { id: string; title: string }

const songs: Song[] = ['Aijā', 'Kas dārzā', 'Saulīte'].map((title, index) => ({ id: `s${index}`, title }))

const columns: TableColumn<Song>[] = [
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    sortable: true,
    cell: ({ id, title }) => <Link to={`/songs/${id}`}>{title}</Link>,
  },
  { id: 'id', header: 'Number', cell: ({ id }) => id },
]

const plain: TableColumn<Song>[] = [{ id: 'title', header: 'Title', isRowHeader: true, cell: ({ title }) => title }]

function Place() {
  return <output>{useLocation().pathname}</output>
}

const show = (props: Partial<TableProps<Song>>) =>
  render(
    <MemoryRouter>
      <Table label="Songs" columns={columns} rows={songs} rowKey={({ id }) => id} {...props} />
      <Place />
    </MemoryRouter>,
  )

it('renders a read-only table without grid role and row tab stops', () => {
  show({})
  expect(screen.getByRole('table', { name: 'Songs' })).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByRole('row', { name: /Saulīte/ })).not.toHaveAttribute('tabindex')
})

it('follows the link of a grid row on Enter', async () => {
  show({ rowActions: () => <button type="button">Delete</button> })
  screen.getByRole('row', { name: /Kas dārzā/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('/songs/s1')).toBeVisible()
})

it('leaves keys pressed in a text field of a row to the field', async () => {
  show({ rowActions: ({ title }) => <input aria-label={`Note on ${title}`} /> })
  const field = screen.getByRole('textbox', { name: 'Note on Aijā' })
  await userEvent.type(field, 'a b{Home}{ArrowDown}{ArrowRight}{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('a b')
  expect(screen.getByText('/')).toBeVisible()
})

it('reports the new selection and keeps the rows selected on other pages', async () => {
  const change = vi.fn<(selection: Set<string>) => void>()
  show({ selection: new Set(['elsewhere', 's0']), onSelectionChange: change })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Saulīte' }))
  expect(change).toHaveBeenLastCalledWith(new Set(['elsewhere', 's0', 's2']))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(change).toHaveBeenLastCalledWith(new Set(['elsewhere', 's0', 's1', 's2']))
})

it('renders a long table over several frames, and new rows between those that stay', async () => {
  const archive = Array.from({ length: 30 }, (_, index): Song => ({ id: `s${index}`, title: `Song ${index}` }))
  const table = (rows: Song[]) => <Table label="Songs" columns={plain} rows={rows} rowKey={({ id }) => id} />
  const visibleTitles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const titles = (rows: Song[]) => rows.map(({ title }) => title)
  const { rerender } = render(table(archive))
  expect(visibleTitles()).toEqual(titles(archive.slice(0, 10)))
  await waitFor(() => expect(visibleTitles()).toEqual(titles(archive)))
  const focusedRow = screen.getByRole('row', { name: /Song 29/ })
  const changed = archive.toReversed().toSpliced(20, 0, { id: 'new', title: 'New' })
  rerender(table(changed))
  expect(visibleTitles()).toEqual(titles(archive.toReversed()))
  await waitFor(() => expect(visibleTitles()).toEqual(titles(changed)))
  expect(screen.getByRole('row', { name: /Song 29/ })).toBe(focusedRow)
})

it('announces the sorted column and direction, and requests a new order', async () => {
  const sort = vi.fn<(id: string) => void>()
  show({ sort: { id: 'title', direction: 'descending' }, onSort: sort })
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort')
  await userEvent.click(screen.getByRole('button', { name: 'Title' }))
  expect(sort).toHaveBeenCalledExactlyOnceWith('title')
})

it('shows no numbers in cursor pagination, and ignores presses on a disabled direction', async () => {
  const go = vi.fn<(page: number | string) => void>()
  render(<Pagination current={null} last={null} hasPrevious={false} hasNext onGo={go} />)
  const pages = within(screen.getByRole('navigation', { name: 'Pagination' }))
  expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual(['Previous page', 'Next page'])
  for (const button of pages.getAllByRole('button')) await userEvent.click(button)
  expect(go).toHaveBeenCalledExactlyOnceWith('next')
})

it('renders pages with URLs as links and marks the current one', () => {
  render(
    <MemoryRouter>
      <Pagination current={2} last={3} hasPrevious hasNext hrefOf={(page) => `/list?page=${page}`} />
    </MemoryRouter>,
  )
  expect(screen.getByText('2')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('3')).toHaveAttribute('href', '/list?page=3')
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=next')
})

it('exposes progress as text, and no value while it is unknown', () => {
  render(
    <>
      <ProgressBar label="Songs" value={3} max={12} valueText="3 of 12" />
      <ProgressCircle label="Too much" value={250} />
      <ProgressBar label="Unknown" value={null} />
    </>,
  )
  expect(screen.getByRole('progressbar', { name: 'Songs' })).toHaveAttribute('aria-valuetext', '3 of 12')
  expect(screen.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute('aria-valuetext', '100%')
  expect(screen.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute('aria-valuenow', '100')
  expect(screen.getByRole('progressbar', { name: 'Unknown' })).not.toHaveAttribute('aria-valuenow')
})

it('hides an avatar from screen readers unless it has alternative text', () => {
  render(
    <>
      <Avatar name="Anna Bērziņa" />
      <Avatar name="Jānis Kalniņš" alt="Jānis Kalniņš" />
    </>,
  )
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Jānis Kalniņš' })).toHaveTextContent('JK')
  expect(screen.getByText('AB')).toBeInTheDocument()
})

it('renders few rows of a virtual list that is hidden, whose rows have no height', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => `Dziesma ${index}`)
  render(
    <VirtualList
      label="Dziesmas"
      items={items}
      itemKey={(item) => item}
      estimateSize={50}
      renderItem={(item) => item}
    />,
  )
  expect(screen.getAllByRole('listitem').length).toBeLessThan(100)
})
