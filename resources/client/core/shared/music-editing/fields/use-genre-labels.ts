import { useQuery } from '@tanstack/react-query'

import { isSameText } from '@/lib/text'

import { genreNames } from '../queries'

/** A genre by its slug, and the name that users see. */
export type NamedGenre = { name: string; display_name?: string | null | undefined }

const labelOf = (genre: NamedGenre): string => genre.display_name || genre.name

/**
 * Translates between the names of genres that users see and the slugs that requests contain, so that the server does not
 * add a second genre; it creates genres for other names. `known` are genres that the list of all may lack.
 */
export function useGenreLabels(known: readonly NamedGenre[] = []) {
  const { data = [], isPending, isSuccess } = useQuery(genreNames)
  const all: readonly NamedGenre[] = [...data, ...known]
  return {
    isPending,
    suggestions: data.map(labelOf),
    labelOf: (slug: string): string => labelOf(all.find((genre) => genre.name === slug) ?? { name: slug }),
    slugOf: (label: string): string => all.find((genre) => labelOf(genre) === label)?.name ?? label,
    /** Whether saving it creates a genre. */
    isNew: (label: string): boolean => isSuccess && !all.some((genre) => isSameText(labelOf(genre), label)),
  }
}
