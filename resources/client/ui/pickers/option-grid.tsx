import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'

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
  onChoose: (value: Value) => void
}

/** Pictures to choose one of, in rows; arrow keys move in both directions. */
export function OptionGrid<Value extends string>({
  label,
  options,
  look = 'icons',
  emptyText,
  onChoose,
}: OptionGridProps<Value>) {
  const { grid, option } = looks[look]
  return (
    <AriaProvider>
      <ListBox
        aria-label={label}
        layout="grid"
        items={options}
        onAction={(key) => {
          const chosen = options.find(({ value }) => value === key)
          if (chosen) onChoose(chosen.value)
        }}
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
              'cursor-pointer rounded-input outline-none data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-hover',
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
              </span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </AriaProvider>
  )
}
