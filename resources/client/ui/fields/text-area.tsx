import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldFrame, type FieldWords } from './field-frame'
import { FIELD } from './native-field-style'

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'id' | 'ref' | 'children' | 'style' | 'onChange'> & {
    onChange?: (value: string) => void
  }

/** Height of a field that shows so many lines: they, and the room above and below them. */
const heightOf = (rows: number) => `calc(${rows}lh + 1.5rem + 4px)`

const growsByItself = 'fieldSizing' in document.documentElement.style

/** Makes the field as high as its text where the browser does not do so by `field-sizing`. */
function fit(area: HTMLTextAreaElement | null): void {
  if (!area || growsByItself) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A field for text of several lines: `rows` high at first, and as high as its text up to most of the screen. */
export function TextArea({ label, description, error, rows = 3, className, onChange, ...area }: TextAreaProps) {
  const id = useId()
  const element = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fit(element.current))
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <textarea
        {...area}
        {...fieldAria(id, { description, error })}
        ref={element}
        rows={rows}
        onChange={(event) => {
          fit(event.currentTarget)
          onChange?.(event.currentTarget.value)
        }}
        style={{ minHeight: heightOf(rows) }}
        className={classNames(FIELD, 'field-sizing-content max-h-[70dvh] resize-none px-4 py-3', className)}
      />
    </FieldFrame>
  )
}
