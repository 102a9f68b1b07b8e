import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { enterText } from '@/lib/forms/fill-form'
import { Button } from '@/ui/buttons/button'

/** Replaced by the server with the name of the genre that restricts the channel (backend contract, section 5.1). */
const GENRE_NAME = '{{channel.restriction.display_name}}'

type PlaceholderFieldProps = {
  /** Label of the field, for the name of the button. */
  label: string
  isOffered: boolean
  /** The text field. */
  children: ReactNode
}

/** A text field with a button that inserts the name of the channel's genre at the caret. */
export function PlaceholderField({ label, isOffered, children }: PlaceholderFieldProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  function insert(): void {
    const field = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!field) return
    const { value, selectionStart, selectionEnd } = field
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    enterText(field, value.slice(0, start) + GENRE_NAME + value.slice(end))
    field.focus()
    field.setSelectionRange(start + GENRE_NAME.length, start + GENRE_NAME.length)
  }
  return (
    <div ref={box} className="flex flex-col gap-1">
      {children}
      {isOffered && (
        <div>
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Insert the name of the genre into “:field”', { field: label })}
            onClick={insert}
          >
            <Plus aria-hidden className="size-4" />
            {t('Name of the genre')}
          </Button>
        </div>
      )}
    </div>
  )
}
