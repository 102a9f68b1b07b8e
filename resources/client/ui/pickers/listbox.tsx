import { ListBox as AriaListBox } from 'react-aria-components/ListBox'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { ListBoxRows } from './listbox-rows'
import { flatOptions, type Option, type Options, type OptionValue } from './option'
import { useTypeAhead } from './use-type-ahead'

/** Maximum height of a listbox in pixels; longer lists scroll (spec section 9). */
export const MAX_LISTBOX_HEIGHT_PX = 420

/** Props of {@link ListBox}. */
export type ListBoxProps<Value extends OptionValue> = {
  /** Accessible name of the list. */
  label: string
  options: Options<Value>
  /** Selected values: at most one, unless `multiple`. */
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  multiple?: boolean
  /** Whether pressing the selected option deselects it; true by default for `multiple`. */
  clearable?: boolean
  /** Message shown when there are no options. */
  emptyText: string
  id?: string
  /** For lists in overlays: focuses the selected option, or an end of the list; the focus then follows the pointer. */
  autoFocus?: boolean | 'first' | 'last'
  className?: string
}

/** Listbox for one or several options, with pointer, arrow keys and type-ahead. */
export function ListBox<Value extends OptionValue>(props: ListBoxProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue,
    onChange,
    multiple = false,
    clearable = multiple,
    emptyText,
    className,
    ...list
  } = props
  const change = (keys: 'all' | ReadonlySet<unknown>) => {
    const isChosen = (option: Option<Value>) => (keys === 'all' ? !option.disabled : keys.has(option.value))
    onChange?.(
      flatOptions(options)
        .filter(isChosen)
        .map((option) => option.value),
    )
  }
  return (
    <AriaProvider>
      <div role="presentation" onKeyDownCapture={useTypeAhead()} className="contents">
        <AriaListBox
          {...list}
          aria-label={label}
          selectionMode={multiple ? 'multiple' : 'single'}
          disallowEmptySelection={!clearable}
          escapeKeyBehavior="none"
          shouldFocusOnHover={list.autoFocus !== undefined}
          {...(value && { selectedKeys: value })}
          {...(defaultValue && { defaultSelectedKeys: defaultValue })}
          onSelectionChange={change}
          renderEmptyState={() => <p className="px-3 py-2 text-muted">{emptyText}</p>}
          style={{ maxHeight: MAX_LISTBOX_HEIGHT_PX }}
          className={classNames('overflow-auto p-2 outline-none', className)}
        >
          {ListBoxRows({ options })}
        </AriaListBox>
      </div>
    </AriaProvider>
  )
}
