/**
 * Classes of a label around a checkbox or radio: one line is as high as a press target, further lines align with the
 * text.
 */
export const OPTION_ROW =
  'group flex min-h-target items-start gap-3 py-[calc((var(--target)-1.5rem)/2)] has-disabled:text-disabled'
