import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar'

import { classNames } from '@/lib/class-names'

type CalendarMonthsProps = {
  /** Kind of selection in the calendar. */
  selection: 'day' | 'range'
  /** Number of months side by side. */
  count: 1 | 2
  /** Day marked as today. */
  today: CalendarDate
}

const MONTH_OFFSETS = [0, 1]

/** Contents of a react-aria Calendar or RangeCalendar: month grids with previous and next buttons. */
export function CalendarMonths({ selection, count, today }: CalendarMonthsProps) {
  return (
    <div className="flex justify-center gap-6 max-md:-mx-2">
      {MONTH_OFFSETS.slice(0, count).map((months) => (
        <div key={months} className="w-full max-w-[calc(7*var(--target))] min-w-0">
          <div className="flex items-center">
            {months === 0 ? (
              <MonthButton slot="previous" icon={<ChevronLeft className="rtl:-scale-x-100" />} />
            ) : (
              <span className="size-target" />
            )}
            <CalendarHeading offset={{ months }} className="min-w-0 flex-1 text-center text-base" />
            {months === count - 1 ? (
              <MonthButton slot="next" icon={<ChevronRight className="rtl:-scale-x-100" />} />
            ) : (
              <span className="size-target" />
            )}
          </div>
          <CalendarGrid offset={{ months }} className="w-full table-fixed border-collapse">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="pb-1 text-xs font-bold text-muted">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody className="[&_td]:p-0 [&_td]:pb-0.5">
              {(date) => <Day date={date} isRange={selection === 'range'} isToday={date.compare(today) === 0} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  )
}

function MonthButton({ slot, icon }: { slot: 'previous' | 'next'; icon: ReactNode }) {
  return (
    <Button
      slot={slot}
      className="grid size-target shrink-0 place-items-center rounded-full transition-press data-disabled:text-disabled data-hovered:bg-hover data-pressed:bg-focus"
    >
      {icon}
    </Button>
  )
}

const CELL = classNames(
  'group relative grid h-target cursor-pointer place-items-center font-semibold outline-none',
  'data-outside-month:invisible data-disabled:cursor-default data-disabled:text-disabled data-unavailable:text-disabled data-unavailable:line-through',
)

/** Background band of a range, rounded at its ends and at the ends of a week. */
const RANGE_BACKGROUND =
  'data-selected:bg-selected data-selection-start:rounded-s-full data-selection-end:rounded-e-full [td:first-child>&]:rounded-s-full [td:last-child>&]:rounded-e-full'

const NUMBER = classNames(
  'grid h-full w-full max-w-target place-items-center rounded-full outline-primary transition-press',
  'group-data-hovered:bg-hover group-data-pressed:bg-focus group-data-focus-visible:outline-2 group-data-focus-visible:-outline-offset-2',
)

const SELECTED_DAY =
  'grid h-full w-full max-w-target place-items-center rounded-full bg-primary text-on-primary outline-primary transition-press group-data-hovered:bg-primary-dark group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-1'

const TODAY =
  "relative font-extrabold after:absolute after:bottom-1.5 after:size-1.5 after:rounded-full after:bg-current after:content-['']"

function Day({ date, isRange, isToday }: { date: CalendarDate; isRange: boolean; isToday: boolean }) {
  return (
    <CalendarCell date={date} className={classNames(CELL, isRange && RANGE_BACKGROUND)}>
      {({ formattedDate, isSelected, isSelectionStart, isSelectionEnd, isDisabled }) => {
        const isChosen = isRange ? isSelectionStart || isSelectionEnd : isSelected
        const isPlainToday = isToday && !isChosen && !isDisabled
        return (
          <span
            className={classNames(isChosen ? SELECTED_DAY : NUMBER, isToday && TODAY, isPlainToday && 'text-primary')}
          >
            {formattedDate}
          </span>
        )
      }}
    </CalendarCell>
  )
}
