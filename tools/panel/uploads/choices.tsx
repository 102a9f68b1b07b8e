import { ChoiceChips } from '@/ui/fields/choice-chips'
import { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

import { type Choice, transports } from './choice'

const disks = [
  { id: 'uploads', label: 'Private disk' },
  { id: 'public', label: 'Public disk' },
] as const

const TYPES_HINT = 'For example: image/*, mp3'

type ChoicesProps = { choice: Choice; onChange: (change: Partial<Choice>) => void }

/** Form for the transport, the disk and the restrictions. */
export function Choices({ choice, onChange }: ChoicesProps) {
  const { transport, disk, partSize, maxSize, allowed, blocked } = choice
  return (
    <section className="grid gap-6 rounded-panel bg-background-alt p-4 md:p-6">
      <ChoiceChips
        label="Transport"
        options={transports}
        value={transport}
        onChange={(next) => onChange({ transport: next })}
      />
      <ChoiceChips label="Disk" options={disks} value={disk} onChange={(next) => onChange({ disk: next })} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NumberField
          label="Largest file, MB"
          value={maxSize}
          min={1}
          onChange={(next) => onChange({ maxSize: next })}
        />
        <NumberField
          label="Size of a part, MB"
          description="Empty: the site’s default. S3 takes no part below 5 MB but the last."
          value={partSize}
          min={5}
          onChange={(next) => onChange({ partSize: next })}
          disabled={transport !== 's3Multipart' && transport !== 'site'}
        />
        <TextField
          label="Allowed types"
          description={TYPES_HINT}
          value={allowed}
          onChange={(next) => onChange({ allowed: next })}
        />
        <TextField
          label="Blocked types"
          description={TYPES_HINT}
          value={blocked}
          onChange={(next) => onChange({ blocked: next })}
        />
      </div>
    </section>
  )
}
