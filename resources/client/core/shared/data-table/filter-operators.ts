import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Every operator of the contract (backend contract, section 2.2) in words that stand between a label and a value. */
export const operatorWords = {
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

/** How a row's field is compared with a filter's value. */
export type FilterOperator = keyof typeof operatorWords

/** Operators that say everything without a value. */
export const takesNoValue = (operator: FilterOperator): boolean => operator === 'notNull'

/** Operators that a colon says as well: "Type: album". */
const PLAIN = new Set<FilterOperator>(['=', 'has', 'between'])

/** Whether the label and the value alone say what is meant. */
export const isPlain = (operator: FilterOperator): boolean => PLAIN.has(operator)
