import { Check } from 'lucide-react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'

/** Columns of a grid with the look `pictures`, for its skeleton. */
export const PICTURE_COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2'

const looks = {
  icons: { grid: 'grid grid-cols-[repeat(auto-fill,minmax(var(--target),1fr))] gap-1', option: 'h-target' },
  pictures: { grid: PICTURE_COLUMNS, option: 'p-2' },
}

type OptionGridProps<Value extends string> = {
  /** Accessible name of the grid. */
  label: string
  /** Options as pictures; the label is for screen readers, and a tooltip. */
  options: readonly { value: Value; label: string; icon: React.ReactNode }[]
  /** `icons`: small, without visible labels, the default. `pictures`: the label is below. */
  look?: keyof typeof looks
  /** Message shown when there are no options. */
  emptyText?: string
} & Choice<Value>

type Choice<Value extends string> =
  | { onChoose: (value: Value) => void; chosen?: never; onChange?: never }
  /** Several can be chosen; `chosen` may hold values that are no options at present. */
  | { chosen: readonly Value[]; onChange: (chosen: Value[]) => void; onChoose?: never }

/** Pictures to choose one or several of, in rows; arrow keys move in both directions. */
export function OptionGrid<Value extends string>({
  label,
  options,
  look = 'icons',
  emptyText,
  ...choice
}: OptionGridProps<Value>) {
  const { grid, option } = looks[look]
  return (
    <AriaProvider>
      <ListBox
        aria-label={label}
        layout="grid"
        items={options}
        {...choosing(options, choice)}
        renderEmptyState={() => <p className="text-muted">{emptyText}</p>}
        className={classNames(grid, 'outline-none')}
      >
        {({ value, label: name, icon }) => (
          <ListBoxItem
            id={value}
            textValue={name}
            aria-label={name}
            className={classNames(
              option,
              'group relative cursor-pointer rounded-input outline-none data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-hover data-selected:bg-selected',
            )}
          >
            {look === 'icons' ? (
              <span title={name} className="grid size-full place-items-center">
                {icon}
              </span>
            ) : (
              <span title={name} className="flex flex-col gap-1.5">
                {icon}
                <span className="truncate text-sm">{name}</span>
                {choice.chosen && <Mark />}
              </span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </AriaProvider>
  )
}

/** Props of the list by which one option is chosen at once, or several are selected. */
function choosing<Value extends string>(
  options: readonly { value: Value }[],
  { onChoose, chosen, onChange }: Choice<Value>,
): Pick<
  ListBoxProps<object>,
  'onAction' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'escapeKeyBehavior'
> {
  const values = options.map(({ value }) => value)
  if (onChoose) {
    return {
      onAction: (key) => {
        const value = values.find((each) => each === key)
        if (value !== undefined) onChoose(value)
      },
    }
  }
  return {
    selectionMode: 'multiple',
    selectedKeys: chosen,
    onSelectionChange: (keys) => {
      const known = [...new Set([...chosen, ...values])]
      onChange(known.filter((value) => keys === 'all' || keys.has(value)))
    },
    // Escape closes the dialog around it.
    escapeKeyBehavior: 'none',
  }
}

/** Check mark of a selected option. */
const Mark = () => (
  <span
    aria-hidden
    className="invisible absolute end-3 top-3 grid size-7 place-items-center rounded-full bg-primary text-on-primary group-data-selected:visible"
  >
    <Check strokeWidth={3} className="size-4" />
  </span>
)
