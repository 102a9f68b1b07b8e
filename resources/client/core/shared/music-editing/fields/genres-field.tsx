import { useState } from 'react'

import { ChipField } from '@/ui/chips/chip-field'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { type NamedGenre, useGenreLabels } from './use-genre-labels'

type GenresFieldProps = FieldTexts & { name: string; defaultValue: readonly NamedGenre[] }

/**
 * Field for genres, suggested by the names that users see. A record may hold only the names of its genres, so nothing is
 * submitted until the slugs have loaded or the user changes the field.
 */
export function GenresField({ name, defaultValue, ...texts }: GenresFieldProps) {
  const genres = useGenreLabels(defaultValue)
  const [changed, setChanged] = useState<string[]>()
  const labels = changed ?? defaultValue.map((genre) => genre.display_name || genre.name)
  return (
    <>
      <ChipField
        {...texts}
        value={labels}
        onChange={setChanged}
        suggestions={genres.suggestions}
        isNew={genres.isNew}
      />
      {(changed || !genres.isPending) && (
        <FormValue
          name={name}
          value={labels.map(genres.slugOf)}
          // A genre that a save has created gets its slug: the user has changed nothing.
          entered={changed ?? defaultValue}
          onChange={(slugs) => setChanged(slugs.map(genres.labelOf))}
        />
      )}
    </>
  )
}
