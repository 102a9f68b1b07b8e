import type { TableSort } from '@/ui/collections/table'

/** What follows a press on a column's name: none, descending, ascending, none (spec section 4). */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'descending' }
  return sort.direction === 'descending' ? { id, direction: 'ascending' } : null
}
