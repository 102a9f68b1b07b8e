import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { PictureField } from '../fields/picture-field'
import { ResetValue } from '../reset-value'
import type { LandingPart } from './landing-parts'
import { useLanding } from './use-landing'

/** A field of the landing page: its part, its dotted path and its name. */
export type LandingFieldProps = { part: LandingPart; path: string; label: string; description?: string }

/** A text of the landing page; with `rows` one of several lines. */
export function LandingText({ part, path, label, description, rows }: LandingFieldProps & { rows?: number }) {
  const { text, error, write, reset } = useLanding(part, path, label)
  const field = { label, description, error, value: text, onChange: write, autoComplete: 'off' }
  return (
    <div className="flex flex-col gap-1">
      {rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}

/** A picture of the landing page. */
export function LandingPicture({ part, path, label, description }: LandingFieldProps) {
  const { text, error, write, reset } = useLanding(part, path, label)
  return (
    <PictureField
      label={label}
      description={description}
      error={error}
      diskPrefix="homepage"
      value={text}
      onChange={write}
      onReset={reset}
    />
  )
}
