import { classNames } from '@/lib/class-names'

/** Background, border and radius of every field; 48 pixels high, 64 in child mode. */
export const FIELD_PAPER =
  'min-h-[max(3rem,var(--target))] w-full rounded-input border-2 border-edge bg-paper text-main transition-press'

/**
 * Classes of a plain native field, without padding. Separate from field-style.ts because the login screen needs only
 * these.
 */
export const FIELD = classNames(
  FIELD_PAPER,
  'text-ellipsis placeholder:text-muted hover:border-main focus-visible:border-primary aria-invalid:border-danger',
  'read-only:bg-background-alt read-only:text-muted disabled:border-transparent disabled:bg-disabled disabled:text-disabled',
)
