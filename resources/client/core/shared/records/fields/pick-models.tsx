import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { FindModels } from '@/core/shared/records/queries'
import { IconButton } from '@/ui/buttons/icon-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { OptionValue } from '@/ui/pickers/option'

import { type Creatable, createdName, withCreation } from './creatable'

/** A record with a numeric id, or a placeholder that stands for one. */
type Picked<Id extends string | number> = { id: Id; name: string }

type PickModelsProps<Id extends string | number> = FieldTexts & {
  find: FindModels<Id>
  value: readonly Picked<Id>[]
  onChange: (value: Picked<Id>[]) => void
  placeholder?: string | undefined
  /** Offers to create a record that the search has not found. */
  creatable?: Creatable<Id> | undefined
}

/** Controlled choice of several records, found by name and shown as chips. */
export function PickModels<Id extends string | number>(props: PickModelsProps<Id>) {
  const { find, value, onChange, creatable, ...texts } = props
  const { t } = useTranslation()
  /** Records by the values of their options. */
  const found = useRef(new Map<OptionValue, Picked<Id>>())
  const latest = useRef(value)
  useEffect(() => void (latest.current = value))

  const load = async (text: string, signal: AbortSignal) => {
    const models = await find(text, signal)
    for (const { id, name } of models) found.current.set(id, { id, name })
    const options = models.map(({ id, name, description }) => ({
      value: id,
      label: name,
      ...(description && { description }),
    }))
    return withCreation(options, text, creatable).filter((option) => !value.some(({ id }) => id === option.value))
  }
  const add = (model: Picked<Id> | undefined) => {
    const known = latest.current
    if (model && !known.some(({ id }) => id === model.id)) onChange([...known, model])
  }
  const choose = (chosen: OptionValue) => {
    const name = createdName(chosen)
    if (name === undefined || !creatable) add(found.current.get(chosen))
    else creatable.create(name).then(add).catch(announceFailure)
  }
  return (
    <div ref={keepFocus} className="flex flex-col gap-2">
      <ComboBox {...texts} value={null} loadOptions={load} onChange={(option) => option && choose(option.value)} />
      {value.length > 0 && (
        <ul aria-label={texts.label} className="flex flex-wrap gap-1.5">
          {value.map(({ id, name }) => (
            <li key={id} className="inline-flex max-w-full items-center rounded-full bg-chip ps-3.5 font-semibold">
              <span className="truncate">{name}</span>
              <IconButton
                label={t('Remove :name', { name })}
                icon={<X aria-hidden className="size-4" />}
                onClick={() => onChange(value.filter((other) => other.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
