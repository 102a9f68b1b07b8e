import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'

import { AriaProvider } from '../aria-provider'

type OptionGridProps<Value extends string> = {
  /** Accessible name of the grid. */
  label: string
  /** Options as pictures; the label is a tooltip, and for screen readers. */
  options: readonly { value: Value; label: string; icon: React.ReactNode }[]
  /** Message shown when there are no options. */
  emptyText: string
  onChoose: (value: Value) => void
}

/** Pictures to choose one of, in rows; arrow keys move in both directions. */
export function OptionGrid<Value extends string>({ label, options, emptyText, onChoose }: OptionGridProps<Value>) {
  return (
    <AriaProvider>
      <ListBox
        aria-label={label}
        layout="grid"
        items={options}
        onAction={(key) => {
          const option = options.find(({ value }) => value === key)
          if (option) onChoose(option.value)
        }}
        renderEmptyState={() => <p className="text-muted">{emptyText}</p>}
        className="grid grid-cols-[repeat(auto-fill,minmax(var(--target),1fr))] gap-1 outline-none"
      >
        {({ value, label: name, icon }) => (
          <ListBoxItem
            id={value}
            textValue={name}
            aria-label={name}
            className="h-target cursor-pointer rounded-input outline-none data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-hover"
          >
            <span title={name} className="grid size-full place-items-center">
              {icon}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </AriaProvider>
  )
}
