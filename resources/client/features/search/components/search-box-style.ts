import { classNames } from '@/lib/class-names'
import { FIELD } from '@/ui/fields/native-field-style'

/** Classes of the search box's `<input>`, with and without suggestions. Its own module: both chunks need it. */
export const BOX_INPUT = classNames(FIELD, 'ps-11 pe-4')

/** Classes of the icon before the text. */
export const BOX_ICON = 'pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2'
