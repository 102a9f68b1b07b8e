import { Music } from 'lucide-react'

import { Carousel } from '@/ui/collections/carousel'
import { Image } from '@/ui/pictures/image'

import type { Story } from '../story'

const cover = (title: string) => (
  <a key={title} href="#album" className="grid gap-2 rounded-cover font-semibold">
    <Image src={null} alt="" className="w-full rounded-cover" fallback={<Music className="size-10" />} />
    {title}
  </a>
)

const titles = Array.from({ length: 12 }, (_, index) =>
  index === 3 ? 'Albums ar pavisam garu nosaukumu, kas neietilpst' : `Albums ${index + 1}`,
)

const words = { previousLabel: 'Iepriekšējie', nextLabel: 'Nākamie' }

/** @see Carousel */
export const story: Story = {
  title: 'Carousel',
  states: {
    Overflowing: () => (
      <Carousel label="Jaunākie albumi" {...words}>
        {titles.map(cover)}
      </Carousel>
    ),
    'Without overflow': () => (
      <Carousel label="Divi albumi" {...words}>
        {titles.slice(0, 2).map(cover)}
      </Carousel>
    ),
  },
}
