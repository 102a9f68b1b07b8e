import { classNames } from '@/lib/class-names'
import { FIELD } from '@/ui/fields/native-field-style'

/** Classes of the search box's `<input>`, before and after its suggestions have come. */
export const BOX_INPUT = classNames(FIELD, 'ps-11 pe-4')

/** Classes of what stands in the box before the text. */
export const BOX_SIGN = 'pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2'
