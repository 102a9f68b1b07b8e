import type { Artist } from '@/contract/shapes/music'

type Credited = { artists: readonly Pick<Artist, 'id' | 'name'>[]; image?: string | null; plays?: number | null }

/** Reads what the lists of albums and of tracks can both be filtered by (backend contract, section 7). */
export const musicReaders = {
  image: ({ image }: Credited) => image,
  plays: ({ plays }: Credited) => plays ?? 0,
  artists: ({ artists }: Credited) => artists.map(({ id }) => id),
}

/** Names of the artists that an album or track credits. */
export const artistNames = ({ artists }: Credited): string[] => artists.map(({ name }) => name)
