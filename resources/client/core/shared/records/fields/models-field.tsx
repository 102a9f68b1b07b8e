import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import type { ApiError } from '@/core/platform/api/api-error'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import type { FindModels, NamedModel } from '../queries'
import type { Creatable } from './creatable'
import { PickModels } from './pick-models'

type Model = { id: number; name: string }

/** How a field finds records: by name, and one by its id. */
export type ModelFinder = {
  find: FindModels
  byId: (id: number) => UseQueryOptions<NamedModel, ApiError>
}

type ModelsFieldProps = FieldTexts & {
  name: string
  models: ModelFinder
  defaultValue: readonly Model[]
  creatable?: Creatable | undefined
}

/** Field for several records, found by name and submitted as ids; two of them can have the same name. */
export function ModelsField({ name, models, defaultValue, creatable, ...texts }: ModelsFieldProps) {
  const [ids, setIds] = useState(() => defaultValue.map(({ id }) => id))
  const [known, setKnown] = useState(defaultValue)
  const unknown = ids.filter((id) => !known.some((model) => model.id === id))
  const loaded = useQueries({ queries: unknown.map((id) => models.byId(id)) })
  const nameOf = (id: number) =>
    known.find((model) => model.id === id)?.name ?? (loaded[unknown.indexOf(id)]?.data?.name || `#${id}`)
  return (
    <>
      <PickModels
        {...texts}
        find={models.find}
        creatable={creatable}
        value={ids.map((id) => ({ id, name: nameOf(id) }))}
        onChange={(picked) => {
          setKnown([...known, ...picked.filter(({ id }) => !ids.includes(id))])
          setIds(picked.map(({ id }) => id))
        }}
      />
      <FormValue name={name} value={ids} onChange={setIds} />
    </>
  )
}
