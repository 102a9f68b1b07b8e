/** Ranges offered by name, in the order they are shown (spec section 9); labels are keys of the translation. */
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

/** Names a preset in a value that is kept or sent. */
export type DatePresetId = (typeof datePresets)[number]['id']

/** What a range may be compared with, in the order shown (spec section 9); custom days are chosen by hand. */
export const comparePresets = [
  { id: 'preceding-period', label: 'Preceding period' },
  { id: 'same-period-last-year', label: 'Same period last year' },
  { id: 'custom', label: 'Custom' },
] as const

/** Names what a range is compared with. */
export type ComparePresetId = (typeof comparePresets)[number]['id']
