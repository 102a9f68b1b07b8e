// Separate chunk: loaded by the button of a list.
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'

import { ChooseFile } from './choose-file'
import { ImportPreview } from './import-preview'
import { ImportResult } from './import-result'
import { type ImportSource, useImport } from './use-import'

/** Props of each step of the dialog. */
type ImportDialogProps = ImportSource & { title: string; name: string } & DialogProps<boolean>

/** Creates records from a CSV file: choose it, check its columns and rows, create one record after another. */
export function ImportDialog({ resource, refresh, title, name, close }: ImportDialogProps) {
  const state = useImport({ resource, refresh })
  const step = { state, title, close: () => close(false) }
  if (state.run) return <ImportResult {...step} name={name} run={state.run} />
  if (state.file) return <ImportPreview {...step} fields={resource.fields} file={state.file} />
  return <ChooseFile {...step} fields={resource.fields} />
}
