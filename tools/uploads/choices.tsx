import { ChoiceChips } from '@/ui/fields/choice-chips'
import { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

import { type Choice, transports } from './choice'
import { useWords } from './words'

const disks = ['uploads', 'public'] as const

type ChoicesProps = { choice: Choice; onChange: (change: Partial<Choice>) => void }

/** Form for the transport, the disk and the restrictions. */
export function Choices({ choice, onChange }: ChoicesProps) {
  const words = useWords()
  const { transport, disk, partSize, maxSize, allowed, blocked } = choice
  return (
    <section className="grid gap-6 rounded-panel bg-background-alt p-4 md:p-6">
      <Chips
        label={words.transport}
        options={transports.map((id) => ({ id, label: words[id] }))}
        value={transport}
        onChange={(next) => onChange({ transport: next })}
      />
      <Chips
        label={words.disk}
        options={disks.map((id) => ({ id, label: words[id] }))}
        value={disk}
        onChange={(next) => onChange({ disk: next })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NumberField label={words.maxSize} value={maxSize} min={1} onChange={(next) => onChange({ maxSize: next })} />
        <NumberField
          label={words.partSize}
          description={words.partSizeHint}
          value={partSize}
          min={5}
          onChange={(next) => onChange({ partSize: next })}
          disabled={transport !== 's3Multipart' && transport !== 'site'}
        />
        <TextField
          label={words.allowed}
          description={words.typesHint}
          value={allowed}
          onChange={(next) => onChange({ allowed: next })}
        />
        <TextField
          label={words.blocked}
          description={words.typesHint}
          value={blocked}
          onChange={(next) => onChange({ blocked: next })}
        />
      </div>
    </section>
  )
}

type ChipsProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

function Chips<Id extends string>(props: ChipsProps<Id>) {
  return (
    <div className="grid gap-2">
      <span aria-hidden className="font-bold">
        {props.label}
      </span>
      <ChoiceChips {...props} />
    </div>
  )
}
