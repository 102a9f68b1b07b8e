import { encodeFilters } from '@/contract/machinery/wire'

type Condition = readonly [key: string, operator: string, value: unknown]

/** Query parameter of a list for the rows that meet all conditions (backend contract, section 2.2). */
export const filtered = (...conditions: Condition[]) => ({
  filters: encodeFilters(conditions.map(([key, operator, value]) => ({ key, operator, value }))),
})
