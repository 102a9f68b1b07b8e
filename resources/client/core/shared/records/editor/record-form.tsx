import { type ReactNode, useEffect, useId, useRef } from 'react'

import { argsOf } from '@/core/platform/api/call'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { dialogStore } from '@/core/shared/dialogs/dialog-store'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import type { FormEndpoint, FormOptions } from '@/core/shared/forms/form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { valueAt } from '@/lib/json/json-value'
import { useCommandKey } from '@/lib/react/use-command-key'
import { Button } from '@/ui/buttons/button'
import { FloatingBar } from '@/ui/overlays/floating-bar'

import type { Editor } from '../resource'
import { mayOverwrite } from './may-overwrite'

type RecordFormProps<E extends FormEndpoint, C extends FormEndpoint> = {
  editor: Editor
  /** Absent if administrators cannot create records. */
  create?: C
  update: E
  /** Fields whose values may differ from the server's, besides those that it left out of the record. */
  omitsUntouched?: readonly string[]
  /** Checks what the schema cannot; returns false to refuse the save, after showing why. */
  validate?: () => boolean
  /** Time of the last change that the user has made outside the form, such as by an upload. */
  ownChange?: string | null | undefined
  children: (form: ReturnType<typeof useEndpointForm<E>>) => ReactNode
}

/**
 * The form of an editor: errors at their fields, a draft, a question before leaving, a warning before overwriting someone
 * else's changes, and Ctrl+S. Read-only without the permission to save.
 */
export function RecordForm<E extends FormEndpoint, C extends FormEndpoint>(props: RecordFormProps<E, C>) {
  const { editor, create, update, omitsUntouched = [], validate, ownChange, children } = props
  const { t } = useTranslation()
  const id = useId()
  const version = useRef(editor.original?.updated_at)
  /** Whether the save in progress opens the next record. */
  const opensNext = useRef(false)
  /** Treats the latest version as the user's own, so that the next save does not warn of it. */
  async function adoptLatest(): Promise<void> {
    version.current = (await editor.fetchLatest())?.updated_at
  }
  const form = useEndpointForm<E>(editor.original || !create ? update : asUpdate<E>(create), {
    ...(editor.original && {
      input: argsOf(update, { params: { id: editor.original.id } })[0] as FormOptions<E>['input'],
    }),
    draft: editor.draft,
    version,
    omitsUntouched: (name) => omitsUntouched.includes(name) || isHidden(editor.original, name),
    beforeSubmit: async () => (validate?.() ?? true) && mayOverwrite(editor, version.current, formOf(id)),
    onUncertain: () => notifyUnconfirmed(adoptLatest)(),
    onSuccess: async (response) => {
      toast.positive(t('Saved'))
      await editor.onSaved(response)
      await adoptLatest().catch(() => (version.current = undefined))
      if (opensNext.current) editor.openNext?.()
    },
  })
  useEffect(() => {
    if (ownChange) version.current = ownChange
  }, [ownChange])
  useCommandKey('s', () => {
    opensNext.current = false
    submit(id)
  })
  return (
    <EndpointForm form={form} id={id} autoComplete="off">
      <fieldset disabled={!editor.canSave} className="flex min-w-0 flex-col gap-6">
        {children(form)}
      </fieldset>
      {editor.canSave && (
        <FloatingBar className="gap-3 p-3">
          <Button type="submit" pending={form.isPending} onClick={() => (opensNext.current = false)}>
            {editor.original ? t('Save') : t('Create')}
          </Button>
          {editor.openNext && (
            <Button
              type="submit"
              variant="outline"
              disabled={form.isPending}
              onClick={() => (opensNext.current = true)}
            >
              {t('Save and next')}
            </Button>
          )}
          <p role="status" className="text-sm text-muted empty:hidden">
            {form.isUploading ? t('Saves when the files are uploaded') : form.isDirty && t('Unsaved changes')}
          </p>
        </FloatingBar>
      )}
    </EndpointForm>
  )
}

/** Both endpoints take the same fields; a new record only has another path. */
const asUpdate = <E extends FormEndpoint>(create: FormEndpoint): E => create as unknown as E

/** Whether the server left a field out of a record: saving the form's empty value would delete what it has. */
const isHidden = (record: object | undefined, name: string): boolean =>
  record !== undefined && valueAt(record, [name]) === undefined

function formOf(id: string): HTMLFormElement | undefined {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : undefined
}

/** Submits a form unless a dialog covers it. */
function submit(formId: string): void {
  const form = formOf(formId)
  if (form && dialogStore.get().length === 0) form.requestSubmit()
}
