import { classNames } from '@/lib/class-names'

/** Paper, edge and rounding of every field; 48 pixels high, 64 for a child. */
export const FIELD_PAPER =
  'min-h-[max(3rem,var(--target))] w-full rounded-input border-2 border-edge bg-paper text-main transition-press'

/** Classes of a native field that is its own box, without its padding. Login loads these; what other fields need is field-style.ts. */
export const FIELD = classNames(
  FIELD_PAPER,
  'text-ellipsis placeholder:text-muted hover:border-main focus-visible:border-primary aria-invalid:border-danger',
  'read-only:bg-background-alt read-only:text-muted disabled:border-transparent disabled:bg-disabled disabled:text-disabled',
)
