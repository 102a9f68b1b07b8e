import type { FilterOperator } from './filter-operators'

/** A value that is one thing: `null` stands for what is not there, `*` beside `has` for anything. */
export type FilterScalar = string | number | boolean | null

/** A value to choose. Its label is in the visitor's language already. */
export type FilterOption = { value: FilterScalar; label: string }

/** Something of the server that is chosen by its name (spec section 3, "Normalized model option"). */
export type ModelOption = { id: string | number; name: string; description?: string }

/** How a filter's value is entered, and within which limits (spec section 5). */
export type FilterControl =
  | { type: 'text'; minLength?: number; maxLength?: number }
  | { type: 'number'; min?: number; max?: number }
  | { type: 'select'; options: readonly FilterOption[] }
  | { type: 'multi'; options: readonly FilterOption[] }
  | { type: 'boolean' }
  | { type: 'date-range'; min?: string; max?: string }
  | { type: 'async-model'; search: (query: string, signal: AbortSignal) => Promise<readonly ModelOption[]> }

/** A condition that a table's visitor may set (spec section 3, "Filter definition"). */
export type FilterDefinition = {
  /** The field's or relation's name on the server. */
  key: string
  label: string
  description?: string
  operators: readonly [FilterOperator, ...FilterOperator[]]
  /** The first of `operators` unless it is said. */
  defaultOperator?: FilterOperator
  /** Always in view, with or without a value. */
  isPinned?: boolean
  control: FilterControl
}

/** A condition that is set: its value is one that the definition's control gives. */
export type ActiveFilter = { key: string; operator: FilterOperator; value: unknown }

/** The operator a new condition starts with. */
export const firstOperator = ({ defaultOperator, operators }: FilterDefinition): FilterOperator =>
  defaultOperator ?? operators[0]

/** Filters with one of them set: in its place if there was one of its kind, otherwise at the end. */
export const withFilter = (filters: readonly ActiveFilter[], next: ActiveFilter): ActiveFilter[] =>
  filters.some(({ key }) => key === next.key)
    ? filters.map((filter) => (filter.key === next.key ? next : filter))
    : [...filters, next]
