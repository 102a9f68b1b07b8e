import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'

import { classNames } from '@/lib/class-names'
import { enterText } from '@/lib/forms/fill-form'

import { IconButton } from '../buttons/icon-button'
import { SpinnerRing, useDelayed } from '../feedback/spinner'
import { useUiTranslation } from '../ui-translation'
import { fieldAria, FieldNotes, type FieldTexts } from './field-layout'
import { FIELD_GROUP, FIELD_INPUT } from './field-style'

/** Debounce of search fields, in milliseconds (spec section 9). */
export const SEARCH_DEBOUNCE_MS = 300

type SearchFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'ref' | 'type' | 'children' | 'onChange'> & {
    /** Called on every change; debounce requests by SEARCH_DEBOUNCE_MS. */
    onChange?: (value: string) => void
    /** Results are loading; shows a spinner after a delay. */
    pending?: boolean
  }

/** Search field whose label is for screen readers only, since the icon explains it visually. Escape clears it. */
export function SearchField({
  label,
  description,
  error,
  placeholder = label,
  pending = false,
  className,
  onChange,
  ...input
}: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { t } = useUiTranslation()

  function clear(): void {
    if (!field.current) return
    enterText(field.current, '')
    field.current.focus()
  }

  /** Stops an Escape that clears the field from also closing a surrounding overlay. */
  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    } else input.onKeyDown?.(event)
  }

  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className={classNames(FIELD_GROUP, 'gap-2.5 ps-4 pe-1')}>
        <SearchIcon pending={pending} />
        <input
          {...input}
          {...fieldAria(id, { description, error })}
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          onKeyDown={clearOnEscape}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={classNames(FIELD_INPUT, 'peer min-w-0 appearance-none')}
        />
        {/* Not a tab stop: keyboard users press Escape. */}
        <IconButton
          label={t('Clear')}
          icon={<X />}
          tabIndex={-1}
          disabled={input.disabled}
          onClick={clear}
          className="-my-0.5 peer-placeholder-shown:invisible peer-read-only:invisible"
        />
      </div>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

function SearchIcon({ pending }: { pending: boolean }) {
  const isSlow = useDelayed(pending)
  const Icon = isSlow ? SpinnerRing : Search
  return <Icon aria-hidden className={classNames('size-5 shrink-0', isSlow ? 'text-primary' : 'text-muted')} />
}
