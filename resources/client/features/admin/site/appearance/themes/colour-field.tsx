import { Pipette } from 'lucide-react'
import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { ColorPicker } from '@/ui/pickers/color-picker'

import { ResetValue } from '../reset-value'
import { parseHex, parseTriplet, toHex, toTriplet } from './contrast/colour'
import { isMeasurable, pairs, ratioOf } from './contrast/pairs'
import type { EditedTheme } from './edited-themes'
import { eyeDropper } from './eye-dropper'
import { useVariable } from './use-variable'
import { type ColourName, colours } from './variables'

type ColourFieldProps = { theme: EditedTheme; name: ColourName }

/** A colour of a theme, with its lowest contrast. A drag moves the preview only; the draft changes at its end. */
export function ColourField({ theme, name }: ColourFieldProps) {
  const { t } = useTranslation()
  const label = t(colours[name])
  const { write, show, reset, error } = useVariable(theme, name, label)
  const note = useContrastNote(theme, name)
  const value = parseTriplet(String(theme.values[name] ?? ''))
  const commit = (hex: string) => write(toTriplet(parseHex(hex)))
  return (
    <div className="flex flex-col">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <ColorPicker
            label={label}
            value={value ? toHex(value) : null}
            onDrag={(hex) => show(toTriplet(parseHex(hex)))}
            onChange={commit}
            {...(error ? { error } : note)}
          />
        </div>
        <EyeDropperButton label={label} onPick={commit} />
      </div>
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}

/** The lowest contrast of the pairs whose text or surface has the colour; an error if it is too low. */
function useContrastNote(theme: EditedTheme, name: ColourName) {
  const { t } = useTranslation()
  const measured = pairs
    .filter((pair) => (pair.text === name || pair.surface === name) && isMeasurable(pair, theme.values))
    .map((pair) => ({ pair, ratio: ratioOf(pair, theme.values) }))
    .toSorted((one, other) => one.ratio / one.pair.min - other.ratio / other.pair.min)
  const [lowest] = measured
  if (!lowest) return {}
  const note = t('Contrast :ratio : 1, :name', {
    ratio: formatNumber(lowest.ratio, { maximumFractionDigits: 1 }),
    name: t(lowest.pair.title),
  })
  return lowest.ratio < lowest.pair.min ? { error: note } : { description: note }
}

function EyeDropperButton({ label, onPick }: { label: string; onPick: (hex: string) => void }) {
  const { t } = useTranslation()
  const [dropper] = useState(eyeDropper)
  if (!dropper) return null
  return (
    <IconButton
      label={t('Pick from the screen: :name', { name: label })}
      icon={<Pipette />}
      className="mt-7.5"
      onClick={() => void dropper().then((hex) => hex && onPick(hex))}
    />
  )
}
