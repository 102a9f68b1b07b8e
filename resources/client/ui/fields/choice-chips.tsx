import { useId } from 'react'

import { classNames } from '@/lib/class-names'

type ChoiceChipsProps<Id extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id | null
  onChange: (value: Id) => void
  /**
   * `rows` for many options: a column, or a scrolling line of chips on narrow screens. `chips` for few, side by side.
   */
  layout?: 'rows' | 'chips'
}

const CHIP =
  'relative flex min-h-target shrink-0 items-center rounded-full border-2 border-edge px-4 font-semibold outline-primary transition-press not-has-checked:hover:bg-hover has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

const LINE = 'flex gap-2 overflow-x-auto px-4 py-2 md:flex-col md:gap-0.5 md:overflow-visible md:p-0'

const ROW =
  'md:rounded-input md:border-transparent md:has-checked:border-transparent md:has-checked:bg-selected md:has-checked:text-primary'

/** Ref of the chosen option of a scrolling line: React calls it for each new choice. */
const scrollToChosen = (option: Element | null) => option?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Radio group styled as chips, for a choice of several short options. */
export function ChoiceChips<Id extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'chips',
}: ChoiceChipsProps<Id>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={layout === 'rows' ? LINE : 'flex flex-wrap gap-2'}>
      {options.map((option) => (
        <label key={option.id} className={classNames(CHIP, layout === 'rows' && ROW)}>
          <input
            // Chips are always in view, and scrolling to one would move the page around them.
            ref={layout === 'rows' && option.id === value ? scrollToChosen : undefined}
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
