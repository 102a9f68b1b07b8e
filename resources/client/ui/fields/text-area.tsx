import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldLayout, type FieldTexts } from './field-layout'
import { FIELD } from './native-field-style'

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'ref' | 'children' | 'style' | 'onChange'> & {
    onChange?: (value: string) => void
    /** Leaves the label to screen readers, where the place of the field explains it. */
    isLabelHidden?: boolean | undefined
  }

/** Height of a field with this number of lines, including padding and border. */
const heightOf = (rows: number) => `calc(${rows}lh + 1.5rem + 4px)`

const supportsFieldSizing = () => 'fieldSizing' in document.documentElement.style

/** Fits the field's height to its text in browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement | null): void {
  if (!area || supportsFieldSizing()) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** Fits the height to each new width, as after turning a tablet, until the returned function is called. */
function watchWidth(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area || supportsFieldSizing()) return undefined
  let width = 0
  const observer = new ResizeObserver(() => {
    if (area.clientWidth === width) return
    width = area.clientWidth
    fitHeight(area)
  })
  observer.observe(area)
  return () => observer.disconnect()
}

/** Multi-line text field: starts at `rows` lines and grows with its text up to 70 % of the viewport. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, rows = 3, className, onChange, ...area } = props
  const id = useId()
  const element = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fitHeight(element.current))
  useEffect(() => watchWidth(element.current), [])
  return (
    <FieldLayout {...{ id, label, isLabelHidden, description, error }}>
      <textarea
        {...area}
        {...fieldAria(id, { description, error })}
        ref={element}
        rows={rows}
        onChange={(event) => {
          fitHeight(event.currentTarget)
          onChange?.(event.currentTarget.value)
        }}
        style={{ minHeight: heightOf(rows) }}
        className={classNames(FIELD, 'field-sizing-content max-h-[70dvh] resize-none px-4 py-3', className)}
      />
    </FieldLayout>
  )
}
