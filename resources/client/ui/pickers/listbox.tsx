import { ListBox as AriaListBox } from 'react-aria-components/ListBox'

import { classNames } from '@/lib/class-names'

import { AriaFrame } from '../aria-frame'
import { ListBoxRows } from './listbox-rows'
import { flatOptions, type Option, type Options, type OptionValue } from './option'
import { useTypeAhead } from './use-type-ahead'

/** A list to choose from scrolls when it is higher, in pixels (spec section 9). */
export const LISTBOX_MAX_HEIGHT = 420

/** Props of {@link ListBox}. */
export type ListBoxProps<Value extends OptionValue> = {
  /** Name of the list. */
  label: string
  options: Options<Value>
  /** What is chosen: one at most, unless `multiple`. */
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  multiple?: boolean
  /** What is chosen may be pressed again, so that nothing is. So it is for `multiple`. */
  clearable?: boolean
  /** What is said when there are no options. */
  emptyText: string
  id?: string
  /** Moves the focus to what is chosen, or to this end of the list; from then on it follows the pointer. For lists that open. */
  autoFocus?: boolean | 'first' | 'last'
  className?: string
}

/** A list to choose one or several from, by pointer, arrows or by typing what an option begins with. */
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
    <AriaFrame>
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
          style={{ maxHeight: LISTBOX_MAX_HEIGHT }}
          className={classNames('overflow-auto p-2 outline-none', className)}
        >
          {ListBoxRows({ options })}
        </AriaListBox>
      </div>
    </AriaFrame>
  )
}
