import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'

import { classNames } from '@/lib/class-names'
import { enterText } from '@/lib/forms/enter-text'

import { IconButton } from '../buttons/icon-button'
import { SpinnerRing } from '../feedback/spinner-ring'
import { useDelayed } from '../feedback/use-delayed'
import { useUiTranslation } from '../ui-translation'
import { fieldAria, FieldNotes, type FieldWords } from './field-frame'
import { FIELD_GROUP, FIELD_INPUT } from './field-style'

type SearchFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'ref' | 'type' | 'children' | 'onChange'> & {
    /** Every change; wait for SEARCH_DELAY before asking a server. */
    onChange?: (value: string) => void
    /** What was looked for is on its way: shown once it takes long. */
    pending?: boolean
  }

/** A field to search by. Its label is spoken alone: the magnifier says it to the eye. Escape empties it. */
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

  /** An Escape that empties the field is used up: what the field is in stays open. */
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
        <SearchSign pending={pending} />
        <input
          {...input}
          {...fieldAria(id, { description, error })}
          ref={field}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          onKeyDown={clearOnEscape}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={classNames(FIELD_INPUT, 'peer min-w-0 appearance-none [&::-webkit-search-cancel-button]:hidden')}
        />
        {/* Keyboards have Escape for it. */}
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

function SearchSign({ pending }: { pending: boolean }) {
  const isSlow = useDelayed(pending)
  const Sign = isSlow ? SpinnerRing : Search
  return <Sign aria-hidden className={classNames('size-5 shrink-0', isSlow ? 'text-primary' : 'text-muted')} />
}
