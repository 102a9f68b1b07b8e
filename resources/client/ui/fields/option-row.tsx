import type { ReactNode } from 'react'

import type { FieldOption } from './fieldset-frame'
import { OPTION_ROW } from './option-style'

/** Row of a checkbox or radio group: the control and its clickable label. */
export function OptionRow({ option: { label, description }, children }: { option: FieldOption; children: ReactNode }) {
  return (
    <label className={OPTION_ROW}>
      {children}
      <span className="min-w-0">
        {label}
        {description && (
          <span className="block text-sm text-muted group-has-disabled:text-disabled">{description}</span>
        )}
      </span>
    </label>
  )
}
