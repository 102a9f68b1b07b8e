import { useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Fieldset } from '@/ui/fields/fieldset'

import { choiceLabel } from '../rules/choice-labels'
import { LayoutDrawing } from './layout-drawing'

type LayoutFieldProps = {
  label: string
  description?: string
  options: readonly string[]
  value: string
  onChange: (layout: string) => void
}

const CARD =
  'relative grid min-h-target w-26 cursor-pointer justify-items-center gap-1 rounded-input border-2 border-divider bg-paper p-2 text-muted hover:border-main has-checked:border-primary has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-default'

/** Choice of a layout by its drawing. */
export function LayoutField({ label, description, options, value, onChange }: LayoutFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Fieldset role="radiogroup" aria-labelledby={id} aria-describedby={description && `${id}-description`}>
      <p id={id} className="pb-1 font-bold">
        {label}
      </p>
      {description && (
        <p id={`${id}-description`} className="pb-2 text-sm text-muted">
          {description}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((layout) => {
          const name = choiceLabel('layout', layout)
          return (
            <label key={layout} className={CARD}>
              <input
                type="radio"
                name={id}
                value={layout}
                checked={layout === value}
                onChange={() => onChange(layout)}
                className="sr-only start-1/2 top-1/2"
              />
              <LayoutDrawing layout={layout} />
              <span className="text-sm font-semibold text-main">{name ? t(name) : layout}</span>
            </label>
          )
        })}
      </div>
    </Fieldset>
  )
}
