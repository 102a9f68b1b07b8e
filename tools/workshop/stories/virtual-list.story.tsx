import { Play } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/ui/buttons/icon-button'
import { VirtualList } from '@/ui/collections/virtual-list'

import type { Story } from '../story'

type Song = { id: string; title: string }

const songs = (count: number): Song[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: `Dziesma ${index + 1}` }))

const all = songs(10_000)

const row = ({ title }: Song, index: number) => (
  <div className="flex min-h-target items-center gap-3 border-b border-divider px-3 py-1">
    <span className="w-14 shrink-0 text-end text-sm text-muted tabular-nums">{index + 1}</span>
    <IconButton label={`Atskaņot: ${title}`} icon={<Play />} />
    <span className="min-w-0">
      {title}
      {index % 7 === 3 && (
        <span className="block text-sm text-muted">
          Rindas var būt arī augstākas, jo katra tiek izmērīta, kad to ierauga
        </span>
      )}
    </span>
  </div>
)

const PAGE = 50

function GrowingList() {
  const [count, setCount] = useState(PAGE)
  return (
    <>
      <VirtualList
        label="Dziesmas, kas nāk pa daļām"
        scroller="box"
        className="h-96 rounded-panel border border-divider bg-paper"
        items={all.slice(0, count)}
        total={-1}
        itemKey={({ id }) => id}
        estimateSize={53}
        renderItem={row}
        onEndReached={() => setCount((known) => known + PAGE)}
      />
      <p className="mt-2 text-sm text-muted">
        Ielādētas: <output aria-label="Ielādētas">{count}</output>
      </p>
    </>
  )
}

/** @see VirtualList */
export const story: Story = {
  title: 'VirtualList',
  states: {
    'With 10,000 rows in a box': () => (
      <VirtualList
        label="Desmit tūkstoši dziesmu"
        scroller="box"
        className="h-96 rounded-panel border border-divider bg-paper"
        items={all}
        itemKey={({ id }) => id}
        estimateSize={53}
        renderItem={row}
      />
    ),
    'Fetching more at the end': () => <GrowingList />,
    'With a few rows': () => (
      <VirtualList
        label="Trīs dziesmas"
        items={all.slice(0, 3)}
        itemKey={({ id }) => id}
        estimateSize={53}
        renderItem={row}
      />
    ),
    'With 10,000 rows on the page': () => (
      <VirtualList label="Lapas dziesmas" items={all} itemKey={({ id }) => id} estimateSize={53} renderItem={row} />
    ),
  },
}
