import { Music } from 'lucide-react'

import { Image } from '@/ui/pictures/image'

import type { Story } from '../story'

const COVER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%2333647d"/%3E%3Cpath d="M0 10 5 3l5 7z" fill="%23f5bb54"/%3E%3C/svg%3E'

const fallback = <Music className="size-10" />

/** @see Image */
export const story: Story = {
  title: 'Image',
  states: {
    'With a picture': () => <Image src={COVER} alt="Kalns saulē" className="w-44 rounded-cover" />,
    'With a ratio of 2:1': () => (
      <Image src={COVER} alt="Kalns saulē, plats" ratio={2} className="w-full max-w-md rounded-cover" />
    ),
    'Without a picture': () => <Image src={null} alt="" className="w-44 rounded-cover" fallback={fallback} />,
    'With a broken picture': () => (
      <Image src="data:image/png,x" alt="Albuma vāks" className="w-44 rounded-cover" fallback={fallback} />
    ),
  },
}
