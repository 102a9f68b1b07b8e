import type { ComponentProps } from 'react'
import * as z from 'zod/mini'

import { endpoint } from '@/contract/machinery/endpoint'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { SelectField } from '@/ui/pickers/select-field'

import type { Story } from '../story'

const required = (message: string) => z.string().check(z.minLength(1, message))

const playlist = endpoint({
  method: 'POST',
  path: 'playlists',
  body: z.object({
    name: required('Dod sarakstam nosaukumu.'),
    mood: z.string('Izvēlies noskaņu.'),
    description: z.string(),
    public: z.boolean(),
  }),
  response: z.unknown(),
})

const moods = [
  { value: 'morning', label: 'Rītam' },
  { value: 'evening', label: 'Vakaram' },
]

type Form = ComponentProps<typeof EndpointForm>['form'] &
  Pick<ReturnType<typeof useEndpointForm<typeof playlist>>, 'field'>

const LAYOUT = 'flex max-w-sm flex-col gap-5'

function Fields({ form }: { form: Form }) {
  return (
    <EndpointForm form={form} submitLabel="Saglabāt" submitProps={{ size: 'lg' }} className={LAYOUT}>
      <TextField {...form.field('name')} label="Nosaukums" required />
      <SelectField {...form.field('mood')} label="Noskaņa" options={moods} required />
      <TextArea {...form.field('description')} label="Apraksts" description="Ko klausītājs te atradīs?" />
      <CheckboxField {...form.field('public')} label="Redzams visiem" />
    </EndpointForm>
  )
}

function Live({ draft }: { draft?: string }) {
  const form = useEndpointForm(playlist, { onSuccess: () => {}, ...(draft && { draft }) })
  return <Fields form={form} />
}

type FormPreviewState = Partial<Pick<Form, 'message' | 'isPending' | 'hasDraft'>> & { errors?: Record<string, string> }

/** Shows a form in a fixed state that normally only occurs while submitting. */
function StaticForm({ errors = {}, ...state }: FormPreviewState) {
  const field: Form['field'] = (name) => ({ name, error: errors[name] })
  const idle = { formProps: {}, message: null, isPending: false, hasDraft: false, keepsDraft: true, reset: () => {} }
  return <Fields form={{ ...idle, field, ...state }} />
}

/** @see useEndpointForm */
export const story: Story = {
  title: 'Form',
  states: {
    Pristine: () => <Live />,
    'With errors': () => <StaticForm errors={{ name: 'Dod sarakstam nosaukumu.', mood: 'Izvēlies noskaņu.' }} />,
    'With a server error': () => <StaticForm message="Tev jau ir tik daudz sarakstu, cik tavā plānā drīkst būt." />,
    Pending: () => <StaticForm isPending />,
    'With a draft': () => <StaticForm hasDraft />,
    'With long text in a narrow container': () => (
      <div className="w-64">
        <StaticForm
          hasDraft
          message="Sarakstu nevarēja saglabāt, jo kāds cits to tikko ir mainījis; ielādē lapu vēlreiz."
          errors={{ name: 'Nosaukums nedrīkst būt garāks par divsimt piecdesmit pieciem burtiem.' }}
        />
      </div>
    ),
  },
}
