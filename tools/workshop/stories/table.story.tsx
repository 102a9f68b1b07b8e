import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/ui/buttons/icon-button'
import { Table, type TableProps } from '@/ui/collections/table'
import type { TableColumn, TableSort } from '@/ui/collections/table-column'
import { Badge } from '@/ui/feedback/badge'
import { Link } from '@/ui/links/link'

import type { Story } from '../story'

type Song = { id: string; title: string; artist: string; plays: number; state: string }

const songs: Song[] = [
  { id: '1', title: 'Aijā, žūžū', artist: 'Lāču bērni', plays: 12_480, state: 'Publicēta' },
  { id: '2', title: 'Kas dārzā', artist: 'Tautasdziesma', plays: 3_912, state: 'Publicēta' },
  { id: '3', title: 'Rūķīši un Mežavecis', artist: 'Pēteris Kalniņš', plays: 980, state: 'Melnraksts' },
  {
    id: '4',
    title: 'Ziemassvētku kaķis, kurš negribēja gulēt nevienu pašu nakti',
    artist: 'Apvienība “Zvirbuļi un draugi”',
    plays: 77,
    state: 'Slēpta',
  },
  { id: '5', title: 'Saulīte', artist: 'Anna Bērziņa', plays: 45_003, state: 'Publicēta' },
]

const columns: TableColumn<Song>[] = [
  {
    id: 'title',
    header: 'Nosaukums',
    isRowHeader: true,
    sortable: true,
    cell: ({ id, title }) => (
      <Link to={`/songs/${id}`} className="hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'artist', header: 'Izpildītājs', cell: ({ artist }) => artist },
  { id: 'plays', header: 'Klausījumi', sortable: true, align: 'end', cell: ({ plays }) => plays.toLocaleString('lv') },
  {
    id: 'state',
    header: 'Stāvoklis',
    hideOnNarrow: true,
    cell: ({ state }) => <Badge tone={state === 'Publicēta' ? 'positive' : 'neutral'}>{state}</Badge>,
  },
]

const collator = new Intl.Collator('lv')

const sorted = ({ id, direction }: TableSort) =>
  songs.toSorted(
    (one, other) =>
      (id === 'plays' ? one.plays - other.plays : collator.compare(one.title, other.title)) *
      (direction === 'ascending' ? 1 : -1),
  )

/** A table with local selection and sorting. */
function Songs(props: Partial<TableProps<Song>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState<TableSort>({ id: 'title', direction: 'ascending' })
  const turn = (id: string) =>
    setSort({ id, direction: sort.id === id && sort.direction === 'ascending' ? 'descending' : 'ascending' })
  return (
    <Table
      label="Dziesmas"
      columns={columns}
      rows={sorted(sort)}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={turn}
      selection={selection}
      onSelectionChange={setSelection}
      {...props}
    />
  )
}

const actions = ({ title }: Song) => (
  <>
    <IconButton size="sm" label={`Rediģēt „${title}”`} icon={<Pencil />} />
    <IconButton size="sm" label={`Dzēst “${title}”`} icon={<Trash2 />} />
  </>
)

const many = Array.from({ length: 60 }, (_, index) => ({
  id: `m${index}`,
  title: `Dziesma ${index + 1}`,
  artist: 'Koris',
  plays: index,
  state: 'Publicēta',
}))

/** @see Table */
export const story: Story = {
  title: 'Table',
  states: {
    'As a grid with selection and actions': () => <Songs rowActions={actions} />,
    'As cards in a narrow container': () => (
      <Songs label="Dziesmas kartītēs" narrowLayout="cards" rowActions={actions} />
    ),
    'Read-only': () => (
      <Table label="Tikai lasīšanai" columns={columns} rows={songs.slice(0, 3)} rowKey={({ id }) => id} />
    ),
    'Loading newer rows': () => <Songs label="Dziesmas, kas mainās" busy />,
    'Wider than its container': () => (
      <div className="max-w-md">
        <Songs label="Šaurā vietā" rowActions={actions} />
      </div>
    ),
    'With many rows below a sticky header': () => (
      <Table label="Gara" columns={columns} rows={many} rowKey={({ id }) => id} />
    ),
  },
}
