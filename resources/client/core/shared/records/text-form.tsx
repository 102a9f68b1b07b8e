import type { ReactNode } from 'react'

import type { FieldName } from '@/core/shared/forms/form'

import type { SavingEndpoint, TextFieldDescription } from './editor/text-form'
import type { RecordFormProps, RecordRow } from './resource'

/** Returns what loads the form of a resource that has only text fields. */
export const textForm =
  <Update extends SavingEndpoint>(
    endpoints: { create: SavingEndpoint; update: Update },
    fields: readonly TextFieldDescription<FieldName<Update>>[],
  ) =>
  async (): Promise<(props: RecordFormProps<RecordRow>) => ReactNode> => {
    const { TextForm } = await import('./editor/text-form')
    const Form = (props: RecordFormProps<RecordRow>) => <TextForm {...props} endpoints={endpoints} fields={fields} />
    return Form
  }
