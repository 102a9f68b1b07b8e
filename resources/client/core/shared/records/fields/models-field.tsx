import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'

import type { ModelType } from '@/contract/groups/normalized-models'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'
import { ComboBox } from '@/ui/pickers/combo-box'

import { findModels, modelQuery } from '../queries'

type Model = { id: number; name: string }

type ModelsFieldProps = FieldTexts & { name: string; type: ModelType; defaultValue: readonly Model[] }

/** Field for several records, found by name and submitted as ids; two of them can have the same name. */
export function ModelsField({ name, type, defaultValue, ...texts }: ModelsFieldProps) {
  const { t } = useTranslation()
  const [ids, setIds] = useState(() => defaultValue.map(({ id }) => id))
  const [known, setKnown] = useState(defaultValue)
  const unknown = ids.filter((id) => !known.some((model) => model.id === id))
  const loaded = useQueries({
    queries: unknown.map((id) => modelQuery(type, id)),
  })
  const nameOf = (id: number) =>
    known.find((model) => model.id === id)?.name ?? (loaded[unknown.indexOf(id)]?.data?.name || `#${id}`)
  return (
    <div className="flex flex-col gap-2">
      <ComboBox
        {...texts}
        value={null}
        loadOptions={async (text, signal) =>
          (await findModels(type, text, signal)).flatMap(({ id, name: label, description }) =>
            ids.includes(Number(id)) ? [] : [{ value: Number(id), label, ...(description && { description }) }],
          )
        }
        onChange={(option) => {
          if (!option || ids.includes(option.value)) return
          setKnown([...known, { id: option.value, name: option.label }])
          setIds([...ids, option.value])
        }}
      />
      {ids.length > 0 && (
        <ul aria-label={texts.label} className="flex flex-wrap gap-1.5">
          {ids.map((id) => (
            <li key={id} className="inline-flex max-w-full items-center rounded-full bg-chip ps-3.5 font-semibold">
              <span className="truncate">{nameOf(id)}</span>
              <IconButton
                label={t('Remove :name', { name: nameOf(id) })}
                icon={<X aria-hidden className="size-4" />}
                onClick={() => setIds(ids.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <FormValue name={name} value={ids} onChange={setIds} />
    </div>
  )
}
