import { useId, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LazySourceEditor } from '@/core/shared/rich-text/lazy-source-editor'
import { FieldNotes, type FieldTexts } from '@/ui/fields/field-layout'

import { ResetValue } from '../reset-value'

type CodeFieldProps = FieldTexts & {
  language: 'css' | 'html'
  value: string
  /** `run` numbers the visits to the field: the changes of one are one step of the history. */
  onChange: (value: string, run: number) => void
  /** Undefined while the code is the original one. */
  onReset: (() => void) | undefined
}

/** Code of the site in a CodeMirror editor, which has an undo of its own. */
export function CodeField({ label, description, error, language, value, onChange, onReset }: CodeFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const run = useRef(0)
  return (
    <div
      data-code
      className="flex min-w-0 flex-col gap-1.5"
      onBlur={() => {
        run.current++
      }}
    >
      <span className="font-bold">{label}</span>
      <LazySourceEditor
        label={label}
        language={language}
        value={value}
        onChange={(code) => onChange(code, run.current)}
        isInvalid={error !== undefined}
      />
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
      <ResetValue label={label} onReset={onReset} />
    </div>
  )
}
