import { Music } from 'lucide-react'

import { VirtualGrid } from '@/ui/collections/virtual-grid'
import { Image } from '@/ui/pictures/image'

import type { Story } from '../story'

const albums = Array.from({ length: 2_000 }, (_, index) => ({
  id: `a${index}`,
  title: index % 9 === 4 ? `Albums ar pavisam garu nosaukumu ${index + 1}` : `Albums ${index + 1}`,
}))

/** @see VirtualGrid */
export const story: Story = {
  title: 'VirtualGrid',
  states: {
    'With 2,000 covers on the page': () => (
      <VirtualGrid
        label="Albumi"
        items={albums}
        itemKey={({ id }) => id}
        minItemWidth={140}
        estimateSize={220}
        gap={16}
        renderItem={({ title }) => (
          <a href="#albums" className="grid gap-2 rounded-cover font-semibold">
            <Image src={null} alt="" className="w-full rounded-cover" fallback={<Music className="size-10" />} />
            {title}
          </a>
        )}
      />
    ),
  },
}
