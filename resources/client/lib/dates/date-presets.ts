/** Named ranges in display order (spec section 9); labels are translation keys. */
export const datePresets = [
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'this-week', label: 'This week' },
  { id: 'last-week', label: 'Last week' },
  { id: 'last-7-days', label: 'Last 7 days' },
  { id: 'last-30-days', label: 'Last 30 days' },
  { id: 'last-3-months', label: 'Last 3 months' },
  { id: 'last-12-months', label: 'Last 12 months' },
  { id: 'this-month', label: 'This month' },
  { id: 'this-year', label: 'This year' },
  { id: 'last-year', label: 'Last year' },
] as const

/** Identifies a preset in stored and sent values. */
export type DatePresetId = (typeof datePresets)[number]['id']

/** Comparison ranges in display order (spec section 9); the days of `custom` are picked by the user. */
export const comparePresets = [
  { id: 'preceding-period', label: 'Preceding period' },
  { id: 'same-period-last-year', label: 'Same period last year' },
  { id: 'custom', label: 'Custom' },
] as const

/** Identifies a comparison range in stored and sent values. */
export type ComparePresetId = (typeof comparePresets)[number]['id']
