import { classNames } from '@/lib/class-names'

import { FIELD_PAPER } from './native-field-style'

/** Classes of a box around an `<input>` with buttons or icons, which looks like a single field. */
export const FIELD_GROUP = classNames(
  FIELD_PAPER,
  'relative flex items-center outline-primary hover:border-main has-[input:focus-visible]:border-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2',
  'has-[input[aria-invalid=true]]:border-danger has-[input:read-only:enabled]:bg-background-alt has-[input:disabled]:border-transparent has-[input:disabled]:bg-disabled has-[input:disabled]:text-disabled',
)

/** Classes of the `<input>` in a {@link FIELD_GROUP}. */
export const FIELD_INPUT =
  'flex-1 self-stretch text-ellipsis outline-none placeholder:text-muted read-only:text-muted disabled:text-disabled'

/**
 * Classes of a button that looks like a field: it shows a value and opens a picker. Set `data-invalid` for an invalid
 * value.
 */
export const FIELD_BUTTON = classNames(
  FIELD_PAPER,
  'flex items-center gap-3 px-4 py-1.5 text-start hover:not-disabled:border-main focus-visible:border-primary aria-expanded:border-primary',
  'data-invalid:border-danger disabled:border-transparent disabled:bg-disabled disabled:text-disabled',
)

/** Classes of a react-aria group that looks like one field, regardless of which part has the focus. */
export const FIELD_BOX = classNames(
  FIELD_PAPER,
  'flex items-center outline-primary data-hovered:border-main data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-within:border-primary',
  'data-invalid:border-danger has-data-readonly:bg-background-alt has-data-readonly:text-muted data-disabled:border-transparent data-disabled:bg-disabled data-disabled:text-disabled',
)
