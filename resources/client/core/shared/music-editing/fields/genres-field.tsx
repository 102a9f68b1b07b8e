import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { isSameText } from '@/lib/text'
import { ChipField } from '@/ui/chips/chip-field'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { genreNames } from '../queries'

type Genre = { name: string; display_name?: string | null | undefined }

type GenresFieldProps = FieldTexts & { name: string; defaultValue: readonly Genre[] }

const labelOf = (genre: Genre) => genre.display_name || genre.name

/**
 * Field for genres, suggested by the names that users see. It submits the slugs of known genres, so that the server does
 * not add a second one; it creates genres for other names. A record may hold only the names of its genres, so nothing is
 * submitted until the slugs have loaded or the user changes the field.
 */
export function GenresField({ name, defaultValue, ...texts }: GenresFieldProps) {
  const { data = [], isPending, isSuccess } = useQuery(genreNames)
  const [changed, setChanged] = useState<string[]>()
  const labels = changed ?? defaultValue.map(labelOf)
  const known = [...data, ...defaultValue]
  const slugOf = (label: string) => known.find((genre) => labelOf(genre) === label)?.name ?? label
  const labelOfSlug = (slug: string) => labelOf(known.find((genre) => genre.name === slug) ?? { name: slug })
  return (
    <>
      <ChipField
        {...texts}
        value={labels}
        onChange={setChanged}
        suggestions={data.map(labelOf)}
        isNew={(label) => isSuccess && !known.some((genre) => isSameText(labelOf(genre), label))}
      />
      {(changed || !isPending) && (
        <FormValue name={name} value={labels.map(slugOf)} onChange={(slugs) => setChanged(slugs.map(labelOfSlug))} />
      )}
    </>
  )
}
