import { useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FieldNotes, type FieldTexts } from '@/ui/fields/field-layout'

import { LazySourceEditor } from './lazy-source-editor'
import type { SourceEditorProps } from './source-editor'

type SourceFieldProps = FieldTexts & Pick<SourceEditorProps, 'value' | 'onChange' | 'language'>

/** Field for code, in an editor that has an undo of its own. */
export function SourceField({ label, description, error, ...editor }: SourceFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div data-code role="group" aria-label={label} tabIndex={-1} className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="font-bold">
        {label}
      </span>
      <LazySourceEditor {...editor} label={label} isInvalid={error !== undefined} />
      <div role="status" className="empty:hidden">
        <FieldNotes id={`${id}-error`} error={error} />
      </div>
      <FieldNotes
        id={id}
        description={
          <>
            {description} {t('Press Escape, then Tab to leave the field.')}
          </>
        }
      />
    </div>
  )
}
