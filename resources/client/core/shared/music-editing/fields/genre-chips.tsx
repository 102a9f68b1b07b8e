import { ChipField } from '@/ui/chips/chip-field'
import type { FieldTexts } from '@/ui/fields/field-layout'

import { useGenreLabels } from './use-genre-labels'

type GenreChipsProps = FieldTexts & {
  /** Slugs of known genres, and names of new ones. */
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string | undefined
}

/** Controlled field for genres, suggested by the names that users see. */
export function GenreChips({ value, onChange, placeholder, ...texts }: GenreChipsProps) {
  const genres = useGenreLabels()
  return (
    <ChipField
      {...texts}
      {...(placeholder !== undefined && { placeholder })}
      value={value.map(genres.labelOf)}
      onChange={(labels) => onChange(labels.map(genres.slugOf))}
      suggestions={genres.suggestions}
      isNew={genres.isNew}
    />
  )
}
