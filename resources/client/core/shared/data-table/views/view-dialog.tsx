// Separate chunk: loaded when a view is saved or renamed.
import { type FormEvent, useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { visibleText } from '@/lib/text'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextField } from '@/ui/fields/text-field'

import { findView, MAX_VIEW_NAME, type SavedView } from './saved-view'

type ViewDialogProps = DialogProps<SavedView> & {
  /** The view to name; a new one has an empty name. */
  view: SavedView
  /** The other views of the list, whose names are taken. */
  taken: readonly SavedView[]
}

/** Asks for a view's name, and whether the list opens with it. */
export function ViewDialog({ view, taken, close }: ViewDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(view.name)
  const [isDefault, setDefault] = useState(view.isDefault)
  const [error, setError] = useState<string>()

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = visibleText(name).trim()
    if (chosen === '') setError(t('Enter a name.'))
    else if (findView(taken, chosen)) setError(t('Another view has this name.'))
    else return close({ ...view, name: chosen, isDefault })
    event.currentTarget.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <DialogPanel
      title={view.name ? t('View “:name”', { name: view.name }) : t('New view')}
      isQuestion
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('Name')}
          value={name}
          onChange={(next) => {
            setError(undefined)
            setName(next)
          }}
          maxLength={MAX_VIEW_NAME}
          error={error}
          autoFocus
          autoComplete="off"
          required
        />
        <CheckboxField label={t('Open the list with it')} checked={isDefault} onChange={setDefault} />
      </form>
    </DialogPanel>
  )
}
