import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import type { ModelType } from '@/contract/groups/normalized-models'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { modelFinder, modelQuery } from '../queries'
import { PickModels } from './pick-models'

type Model = { id: number; name: string }

type ModelsFieldProps = FieldTexts & { name: string; type: ModelType; defaultValue: readonly Model[] }

/** Field for several records, found by name and submitted as ids; two of them can have the same name. */
export function ModelsField({ name, type, defaultValue, ...texts }: ModelsFieldProps) {
  const [ids, setIds] = useState(() => defaultValue.map(({ id }) => id))
  const [known, setKnown] = useState(defaultValue)
  const unknown = ids.filter((id) => !known.some((model) => model.id === id))
  const loaded = useQueries({
    queries: unknown.map((id) => modelQuery(type, id)),
  })
  const nameOf = (id: number) =>
    known.find((model) => model.id === id)?.name ?? (loaded[unknown.indexOf(id)]?.data?.name || `#${id}`)
  return (
    <>
      <PickModels
        {...texts}
        find={modelFinder(type)}
        value={ids.map((id) => ({ id, name: nameOf(id) }))}
        onChange={(models) => {
          setKnown([...known, ...models.filter(({ id }) => !ids.includes(id))])
          setIds(models.map(({ id }) => id))
        }}
      />
      <FormValue name={name} value={ids} onChange={setIds} />
    </>
  )
}
