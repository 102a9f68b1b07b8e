import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useId } from 'react'

import { enterText } from '@/lib/forms/fill-form'

import { fieldAria, FieldLayout, type FieldTexts } from './field-layout'

/** Number of digits of a code from an email or an authenticator app (spec section 9). */
export const CODE_LENGTH = 6

type CodeInputProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    'id' | 'type' | 'children' | 'className' | 'style' | 'onChange' | 'maxLength' | 'onPaste'
  > & {
    length?: number
    onChange?: (code: string) => void
    /** Called when the last digit is entered. */
    onComplete?: (code: string) => void
  }

const BOX_WITH_GAP = 'calc(var(--box) + var(--gap))'

/**
 * Inline styles that align the digits with the boxes: a digit and its letter spacing are as wide as a box and its gap.
 * The row is never wider than its container.
 */
const measures = (length: number) => ({
  row: {
    '--gap': '0.5rem',
    width: `min(100%, calc((3.25rem + var(--gap)) * ${length} - var(--gap)))`,
    containerType: 'inline-size',
  } as const,
  field: {
    '--box': `calc((100cqi + var(--gap)) / ${length} - var(--gap))`,
    // Wider than the row; otherwise the caret after the last digit would scroll the others out of place.
    width: 'calc(100% + 3rem)',
    paddingInlineStart: 'calc((var(--box) - 1ch) / 2)',
    letterSpacing: `calc(${BOX_WITH_GAP} - 1ch)`,
  },
  boxes: { gap: 'var(--gap)' },
})

const BOX =
  'h-[max(3.5rem,var(--target))] flex-1 rounded-input border-2 border-edge bg-paper transition-press group-hover:border-main group-has-focus-visible:border-primary group-has-aria-invalid:border-danger group-has-disabled:border-transparent group-has-disabled:bg-disabled'

const digitsOf = (text: string, length: number) => text.replaceAll(/\D/g, '').slice(0, length)

/**
 * Field for a numeric code: one input over drawn boxes, so that pasting, password managers, SMS autofill and screen
 * readers work as usual. Non-digits are removed.
 */
export function CodeInput({
  label,
  description,
  error,
  length = CODE_LENGTH,
  onChange,
  onComplete,
  ...input
}: CodeInputProps) {
  const id = useId()
  const { row, field, boxes } = measures(length)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const code = digitsOf(currentTarget.value, length)
    if (code !== currentTarget.value) return enterText(currentTarget, code)
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }

  /** Removes spaces and dashes from a pasted code before `maxLength` truncates it. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    enterText(event.currentTarget, digitsOf(event.clipboardData.getData('text'), length))
  }

  return (
    <FieldLayout id={id} label={label} description={description} error={error}>
      <div
        dir="ltr"
        style={row}
        className="group relative overflow-clip rounded-input outline-offset-4 outline-primary has-focus-visible:outline-2"
      >
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...input}
          {...fieldAria(id, { description, error })}
          maxLength={length}
          onChange={take}
          onPaste={paste}
          style={field}
          className="absolute inset-y-0 start-0 text-xl font-bold tabular-nums outline-none disabled:text-disabled"
        />
        <div aria-hidden style={boxes} className="flex">
          {Array.from({ length }, (_, place) => (
            <span key={place} className={BOX} />
          ))}
        </div>
      </div>
    </FieldLayout>
  )
}
