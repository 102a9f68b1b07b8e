import type { Genre } from '@/contract/shapes/music'

import type { Db } from '../../state/store/db'
import type { Tag } from '../../state/store/music-rows'
import type { Table } from '../../state/store/table'

type Labels = 'genres' | 'tags'
type Label = { id: number }

function replaceIn<Row extends { id: number }>(table: Table<Row>, key: keyof Row, id: number, label?: Label): void {
  for (const row of table.all()) {
    const labels = row[key] as readonly Label[]
    if (!labels.some((one) => one.id === id)) continue
    const updatedLabels = labels.flatMap((one) => (one.id === id ? (label ? [label] : []) : [one]))
    table.update(row.id, { [key]: updatedLabels } as Partial<Row>)
  }
}

/** Updates a genre or tag in the music that has it; without `label` it was deleted. */
export function renameLabel({ artists, albums, tracks }: Db, key: Labels, id: number, label?: Genre | Tag): void {
  if (key === 'genres') replaceIn(artists, key, id, label)
  replaceIn(albums, key, id, label)
  replaceIn(tracks, key, id, label)
}
