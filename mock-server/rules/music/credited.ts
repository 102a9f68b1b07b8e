import type { Artist } from '@/contract/shapes/music'

type CreditedRow = { artists: readonly Pick<Artist, 'id' | 'name'>[]; image?: string | null; plays?: number | null }

/** Reads what the lists of albums and of tracks can both be filtered by (backend contract, section 7). */
export const musicReaders = {
  image: ({ image }: CreditedRow) => image,
  plays: ({ plays }: CreditedRow) => plays ?? 0,
  artists: ({ artists }: CreditedRow) => artists.map(({ id }) => id),
}

/** Names of the artists that an album or track credits. */
export const artistNames = ({ artists }: CreditedRow): string[] => artists.map(({ name }) => name)
