import * as z from 'zod/mini'

import { endpoint } from '@/contract/machinery/endpoint'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { NumberField } from '@/ui/fields/number-field'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { SelectField } from '@/ui/pickers/select-field'

import type { Story } from '../story'

const albums = endpoint({
  method: 'POST',
  path: 'albums',
  body: z.object({
    songs: z.array(
      z.object({
        title: z.string().check(z.minLength(1, 'Dod dziesmai nosaukumu.')),
        year: z.nullable(z.number()),
        genre: z.string(),
        lyrics: z.string(),
        explicit: z.boolean(),
        public: z.boolean(),
      }),
    ),
  }),
  response: z.unknown(),
})

const genres = [
  { value: 'cradle', label: 'Šūpuļdziesmas' },
  { value: 'folk', label: 'Tautasdziesmas' },
]

/** Five songs of six fields each. */
const songs = [0, 1, 2, 3, 4]

function ThirtyFields() {
  const { formProps, field, isPending } = useEndpointForm(albums, { onSuccess: () => {} })
  return (
    <form {...formProps} className="grid max-w-xl grid-cols-1 gap-8">
      {songs.map((song) => (
        <fieldset key={song} className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2">
          <legend className="mb-4 text-lg font-bold">{song + 1}. dziesma</legend>
          <TextField {...field(`songs.${song}.title`)} label="Nosaukums" defaultValue={`Dziesma ${song + 1}`} />
          <NumberField {...field(`songs.${song}.year`)} label="Gads" format={{ useGrouping: false }} />
          <SelectField {...field(`songs.${song}.genre`)} label="Žanrs" options={genres} defaultValue="folk" />
          <TextArea {...field(`songs.${song}.lyrics`)} label="Vārdi" />
          <CheckboxField {...field(`songs.${song}.explicit`)} label="Nav bērniem" />
          <SwitchField {...field(`songs.${song}.public`)} label="Redzama visiem" defaultChecked />
        </fieldset>
      ))}
      <Button type="submit" size="lg" pending={isPending}>
        Saglabāt
      </Button>
    </form>
  )
}

/** @see useEndpointForm */
export const story: Story = { title: 'Form of thirty fields', states: { default: () => <ThirtyFields /> } }
