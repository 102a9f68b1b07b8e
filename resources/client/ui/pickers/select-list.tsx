import { Popover } from 'react-aria-components/Popover'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { FLOATING_GAP, FLOATING_PADDING, PANEL } from '../overlays/floating-style'
import type { OverlayPart } from '../overlays/use-overlay-trigger'
import { useUiTranslation } from '../ui-translation'
import { ListBox, MAX_LISTBOX_HEIGHT_PX } from './listbox'
import type { Options, OptionValue } from './option'

type SelectListProps = OverlayPart & {
  label: string
  options: Options
  value: OptionValue | null
  onChange: (value: OptionValue) => void
}

/** List of a select field, which loads it on demand. As wide as the field, or wider if the options need it. */
export function SelectList({ id, label, options, value, onChange, ...overlay }: SelectListProps) {
  const { t } = useUiTranslation()
  // Pressing the selected option deselects it in the listbox; the field keeps it and only closes.
  const choose = ([next]: OptionValue[]) => {
    if (next !== undefined) onChange(next)
    overlay.onOpenChange(false)
  }
  return (
    <AriaProvider>
      <Popover
        {...overlay}
        aria-label={label}
        placement="bottom start"
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        maxHeight={MAX_LISTBOX_HEIGHT_PX}
        className={classNames(
          PANEL,
          'flex min-w-(--trigger-width) max-w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden',
        )}
      >
        <ListBox
          id={id}
          label={label}
          options={options}
          value={value === null ? [] : [value]}
          onChange={choose}
          clearable
          autoFocus
          emptyText={t('No options')}
        />
      </Popover>
    </AriaProvider>
  )
}
