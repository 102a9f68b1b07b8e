import { useState } from 'react'

import { LongReorderableList } from '@/ui/collections/long-reorderable-list'

import type { Story } from '../story'

type Song = { id: string; title: string }

const songs = (count: number): Song[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: `Dziesma ${index + 1}` }))

const renderTitle = ({ title }: Song) => <span className="font-semibold">{title}</span>

function Songs({ label, start }: { label: string; start: Song[] }) {
  const [list, setList] = useState(start)
  return (
    <div className="max-w-lg">
      <LongReorderableList
        label={label}
        items={list}
        itemKey={({ id }) => id}
        itemName={({ title }) => title}
        estimateSize={60}
        renderItem={renderTitle}
        onReorder={(keys) => setList(keys.flatMap((key) => list.find(({ id }) => id === key) ?? []))}
      />
    </div>
  )
}

/** @see LongReorderableList */
export const story: Story = {
  title: 'Long ReorderableList',
  states: {
    'With 500 songs': () => <Songs label="Pieci simti dziesmu" start={songs(500)} />,
    'With two songs': () => <Songs label="Divas dziesmas" start={songs(2)} />,
  },
}
