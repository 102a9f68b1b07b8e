import { useState } from 'react'

import { PopoverPanel } from '@/ui/overlays/popover-panel'
import type { OverlayPart } from '@/ui/overlays/use-overlay-trigger'

import { FilterEditor } from './filter-editor'
import { FilterPicker } from './filter-picker'
import type { FilterPopoverProps } from './filter-popover'

/** The open part of a filter's popover; loaded by it. */
export function FilterPanel({ label, definitions, filter, onApply, ...part }: FilterPopoverProps & OverlayPart) {
  const apply: FilterPopoverProps['onApply'] = (next) => {
    part.onOpenChange(false)
    onApply(next)
  }
  return (
    <PopoverPanel {...part} label={label} placement="bottom start">
      {part.isOpen && <Steps definitions={definitions} filter={filter} onApply={apply} />}
    </PopoverPanel>
  )
}

/** First which field, where there is a choice; then what is asked of it. */
function Steps({ definitions, filter, onApply }: Omit<FilterPopoverProps, 'label'>) {
  const [chosen, choose] = useState(definitions.length === 1 ? definitions[0] : undefined)
  if (!chosen) return <FilterPicker definitions={definitions} onChoose={choose} />
  return (
    <FilterEditor
      definition={chosen}
      filter={filter}
      onApply={onApply}
      onBack={definitions.length > 1 ? () => choose(undefined) : undefined}
    />
  )
}
