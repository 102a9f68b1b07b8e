import { classNames } from '@/lib/class-names'

/** Paper, edge and rounding of every field; 48 pixels high, 64 for a child. */
const PAPER = 'min-h-[max(3rem,var(--target))] w-full rounded-input border-2 border-edge bg-paper text-main transition-press'

/** Classes of a native field that is its own box, without its padding. */
export const FIELD = classNames(
  PAPER,
  'placeholder:text-muted hover:border-main focus-visible:border-primary aria-invalid:border-danger',
  'read-only:bg-background-alt read-only:text-muted disabled:border-transparent disabled:bg-disabled disabled:text-disabled',
)

/** Classes of a box around an `<input>` and what stands beside it: it looks as the input alone would. */
export const FIELD_GROUP = classNames(
  PAPER,
  'relative flex items-center outline-primary hover:border-main has-[input:focus-visible]:border-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2',
  'has-[input[aria-invalid=true]]:border-danger has-[input:read-only]:bg-background-alt has-[input:disabled]:border-transparent has-[input:disabled]:bg-disabled has-[input:disabled]:text-disabled',
)

/** Classes of the `<input>` in a {@link FIELD_GROUP}. */
export const FIELD_INPUT = 'min-w-0 flex-1 self-stretch outline-none placeholder:text-muted'
