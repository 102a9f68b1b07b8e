import { Check } from 'lucide-react'
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'

import { ROW, ROWS, ROWS_TITLE } from '../overlays/floating-style'
import type { Option, Options } from './option'

/** Rows of a listbox: options, optionally in sections. */
export function ListBoxRows({ options }: { options: Options }) {
  return options.map((entry) =>
    'options' in entry ? (
      <ListBoxSection key={entry.title} className={ROWS}>
        <Header className={ROWS_TITLE}>{entry.title}</Header>
        {entry.options.map((option) => (
          <OptionRow key={option.value} option={option} />
        ))}
      </ListBoxSection>
    ) : (
      <OptionRow key={entry.value} option={entry} />
    ),
  )
}

function OptionRow({ option: { value, label, description, icon, lang, fontFamily, disabled } }: { option: Option }) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={disabled} className={ROW}>
      {icon}
      <span lang={lang} className="min-w-0 flex-1">
        <span style={{ fontFamily }}>{label}</span>
        {description && (
          <span className="block text-sm font-normal text-muted group-data-disabled:text-disabled">{description}</span>
        )}
      </span>
      <Check aria-hidden strokeWidth={3} className="invisible group-data-selected:visible" />
    </ListBoxItem>
  )
}
