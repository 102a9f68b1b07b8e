import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import type { ColumnWidths } from './column-widths'
import { Table } from './table'
import type { TableColumn } from './table-column'

type Song = { id: string; title: string }

const columns: TableColumn<Song>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, sortable: true, cell: ({ title }) => title },
  { id: 'plays', header: 'Plays', cell: ({ id }) => id },
  { id: 'changed', header: 'Changed', cell: ({ id }) => id },
]

/** Notifies once it observes, as browsers do; jsdom has no layout. */
class MeasuringObserver {
  constructor(private readonly notify: () => void) {}
  observe = () => this.notify()
  disconnect = () => {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', MeasuringObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return parseFloat(this.style.width) || 200
  })
})

const save = vi.fn<(widths: ColumnWidths) => void>()

function Songs({ initial = {} }: { initial?: ColumnWidths }) {
  const [widths, setWidths] = useState(initial)
  const onChange = (next: ColumnWidths) => {
    save(next)
    setWidths(next)
  }
  return (
    <Table
      label="Songs"
      columns={columns}
      rows={[{ id: '1', title: 'Aijā' }]}
      rowKey={({ id }) => id}
      onSort={() => {}}
      columnWidths={{ widths, onChange }}
    />
  )
}

const edge = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('separator')

it('resizes a column by arrow keys within its bounds, and keeps the others as they are', async () => {
  render(<Songs />)
  expect(edge('Title')).toHaveAttribute('aria-valuenow', '200')
  edge('Title').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(save).toHaveBeenLastCalledWith({ title: 216, plays: 200, changed: 200 })
  expect(edge('Title')).toHaveAttribute('aria-valuenow', '216')
  await userEvent.keyboard('{ArrowLeft>20/}')
  expect(save).toHaveBeenLastCalledWith({ title: 64, plays: 200, changed: 200 })
  save.mockClear()
  await userEvent.keyboard('{ArrowDown}')
  expect(save).not.toHaveBeenCalled()
})

it('leaves the room that is left to the last column, and the name of a column without its edge', () => {
  render(<Songs initial={{ title: 300, plays: 100 }} />)
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveStyle({ width: '300px' })
  expect(screen.getByRole('columnheader', { name: 'Changed' }).style.width).toBe('')
  expect(screen.getAllByRole('separator')).toEqual([edge('Title'), edge('Plays')])
})
