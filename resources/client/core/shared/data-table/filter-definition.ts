import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Every operator of the contract (backend contract, section 2.2), as text between a filter's label and its value. */
export const operatorLabels = {
  '=': 'is',
  '!=': 'is not',
  '>': 'is greater than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  has: 'includes',
  doesntHave: 'does not include',
  hasAll: 'includes all of',
  between: 'is between',
  contains: 'contains',
  notContains: 'does not contain',
  startsWith: 'starts with',
  endsWith: 'ends with',
  notNull: 'is set',
} as const satisfies Record<string, TranslationKey>

/** Comparison of a row's field with a filter's value. */
export type FilterOperator = keyof typeof operatorLabels

/** Operators that are shown as a colon: "Type: album". */
const COLON_OPERATORS = new Set<FilterOperator>(['=', 'has', 'between'])

/** Whether a filter is shown without its operator: label, colon, value. */
export const showsColon = (operator: FilterOperator): boolean => COLON_OPERATORS.has(operator)

/** A single value: `null` means absent; `*` with the operator `has` means any. */
export type FilterScalar = string | number | boolean | null

/** An option of a filter; its label is already translated. */
export type FilterOption = { value: FilterScalar; label: string }

/** A record that the user picks by name (spec section 3, "Normalized model option"). */
export type ModelOption = { id: string | number; name: string; description?: string }

/** Input of a filter's value, with its limits (spec section 5). */
export type FilterControl =
  | { type: 'text'; minLength?: number; maxLength?: number }
  | { type: 'number'; min?: number; max?: number }
  | { type: 'select'; options: readonly FilterOption[] }
  | { type: 'multi'; options: readonly FilterOption[] }
  | { type: 'boolean' }
  /** Whether there is any related record: the operators `has` and `doesntHave`, without a value of the user's. */
  | { type: 'any' }
  | { type: 'date-range'; min?: string; max?: string }
  | {
      type: 'async-model'
      search: (query: string, signal: AbortSignal) => Promise<readonly ModelOption[]>
      /** Label of the option for rows without a record, whose value is null; without it, there is no such option. */
      none?: string
    }

/** A filter that a table offers (spec section 3, "Filter definition"). */
export type FilterDefinition = {
  /** Name of the server's field or relation. */
  key: string
  label: string
  description?: string
  operators: readonly [FilterOperator, ...FilterOperator[]]
  /** Defaults to the first of `operators`. */
  defaultOperator?: FilterOperator
  /** Always shown, even without a value. */
  isPinned?: boolean
  control: FilterControl
}

/** A filter with a value, which is of the kind that the definition's control produces. */
export type ActiveFilter = { key: string; operator: FilterOperator; value: unknown }

/** Value of `has` and `doesntHave` for any related record (backend contract, section 2.2). */
export const ANY = '*'

/** Whether a filter needs no value from the user. */
export const takesNoValue = (control: FilterControl, operator: FilterOperator): boolean =>
  control.type === 'any' || operator === 'notNull'

/** Returns the value of a filter that needs none from the user. */
export const impliedValue = (control: FilterControl): FilterScalar => (control.type === 'any' ? ANY : null)

const anyLabels: Partial<Record<FilterOperator, TranslationKey>> = { has: 'any#records', doesntHave: 'none#records' }

/** Returns an operator's text, before the value; of a filter for any record, it is the whole condition. */
export const operatorLabel = (control: FilterControl, operator: FilterOperator): TranslationKey =>
  (control.type === 'any' && anyLabels[operator]) || operatorLabels[operator]

/** Returns the initial operator of a new filter. */
export const firstOperator = ({ defaultOperator, operators }: FilterDefinition): FilterOperator =>
  defaultOperator ?? operators[0]

/** Adds a filter, or replaces the one with the same key. */
export const withFilter = (filters: readonly ActiveFilter[], next: ActiveFilter): ActiveFilter[] =>
  filters.some(({ key }) => key === next.key)
    ? filters.map((filter) => (filter.key === next.key ? next : filter))
    : [...filters, next]
