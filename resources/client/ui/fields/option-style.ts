/** Classes of a label around a box or circle and its words: a line is as high as a target, more lines begin beside the box. */
export const OPTION_ROW =
  'group flex min-h-target items-start gap-3 py-[calc((var(--target)-1.5rem)/2)] has-disabled:text-disabled'
