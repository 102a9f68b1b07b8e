// Separate chunk: loaded by `FilterPopover`.
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { foldText } from '@/lib/text'
import { FIELD } from '@/ui/fields/native-field-style'
import { ROW } from '@/ui/overlays/floating-style'
import { PopoverPanel } from '@/ui/overlays/popover-panel'
import type { OverlayPart } from '@/ui/overlays/use-overlay-trigger'

import type { ActiveFilter, FilterDefinition } from './filter-definition'
import { FilterEditor } from './filter-editor'

/** Props of {@link FilterPanel}; with several definitions the user chooses one first. */
export type FilterPanelProps = {
  label: string
  definitions: readonly FilterDefinition[]
  /** The filter to edit; undefined for a new one. */
  filter?: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
}

/** Popover in which a filter is chosen and edited. */
export function FilterPanel({ label, definitions, filter, onApply, ...part }: FilterPanelProps & OverlayPart) {
  const apply: FilterPanelProps['onApply'] = (next) => {
    part.onOpenChange(false)
    onApply(next)
  }
  return (
    <PopoverPanel {...part} label={label} placement="bottom start">
      {part.isOpen && <Steps definitions={definitions} filter={filter} onApply={apply} />}
    </PopoverPanel>
  )
}

/** Lists the filters when there is a choice, then shows the editor of the chosen one. */
function Steps({ definitions, filter, onApply }: Omit<FilterPanelProps, 'label'>) {
  const [selectedDefinition, choose] = useState(definitions.length === 1 ? definitions[0] : undefined)
  if (!selectedDefinition) return <FilterPicker definitions={definitions} onChoose={choose} />
  return (
    <FilterEditor
      definition={selectedDefinition}
      filter={filter}
      onApply={onApply}
      onBack={definitions.length > 1 ? () => choose(undefined) : undefined}
    />
  )
}

type FilterPickerProps = { definitions: readonly FilterDefinition[]; onChoose: (definition: FilterDefinition) => void }

const contains = (text: string, typed: string) => foldText(text).includes(foldText(typed))

/** Searchable list of filters, with arrow keys and Enter. */
function FilterPicker({ definitions, onChoose }: FilterPickerProps) {
  const { t } = useTranslation()
  return (
    <div className="grid w-[min(16rem,calc(100vw-5rem))] grid-cols-1 gap-3">
      <Autocomplete filter={contains}>
        <SearchField aria-label={t('Search filters')}>
          {/* Not the field's own, as in the command list. */}
          <Input autoFocus placeholder={t('Search filters')} className={classNames(FIELD, 'px-4')} />
        </SearchField>
        <Menu
          aria-label={t('Filters')}
          className="-mx-2 max-h-72 overflow-auto outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-muted">{t('No matching filters')}</p>}
        >
          {definitions.map((definition) => (
            <MenuItem
              key={definition.key}
              id={definition.key}
              textValue={definition.label}
              onAction={() => onChoose(definition)}
              className={classNames(ROW, 'flex-col items-start gap-0')}
            >
              {definition.label}
              {definition.description && (
                <span className="text-sm font-normal text-muted">{definition.description}</span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
    </div>
  )
}
