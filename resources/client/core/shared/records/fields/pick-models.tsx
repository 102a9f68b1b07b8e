import { X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { FindModels } from '@/core/shared/records/queries'
import { IconButton } from '@/ui/buttons/icon-button'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { ComboBox } from '@/ui/pickers/combo-box'

/** A record with a numeric id, or a placeholder that stands for one. */
type Picked<Id extends string | number> = { id: Id; name: string }

type PickModelsProps<Id extends string | number> = FieldTexts & {
  find: FindModels<Id>
  value: readonly Picked<Id>[]
  onChange: (value: Picked<Id>[]) => void
  placeholder?: string | undefined
}

/** Controlled choice of several records, found by name and shown as chips. */
export function PickModels<Id extends string | number>({ find, value, onChange, ...texts }: PickModelsProps<Id>) {
  const { t } = useTranslation()
  const isPicked = (id: Id) => value.some((picked) => picked.id === id)
  return (
    <div className="flex flex-col gap-2">
      <ComboBox
        {...texts}
        value={null}
        loadOptions={async (text, signal) =>
          (await find(text, signal)).flatMap(({ id, name: label, description }) =>
            isPicked(id) ? [] : [{ value: id, label, ...(description && { description }) }],
          )
        }
        onChange={(option) =>
          option && !isPicked(option.value) && onChange([...value, { id: option.value, name: option.label }])
        }
      />
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
