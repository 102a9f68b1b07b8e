import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SliderField } from '@/ui/fields/slider-field'
import { ColorPicker } from '@/ui/pickers/color-picker'

import { ResetValue } from '../reset-value'
import type { LandingFieldProps } from './landing-fields'
import { formatOverlay, parseOverlay } from './overlay-colour'
import { useLanding } from './use-landing'

type OpacityProps = {
  label: string
  /** From 0 to 1. */
  value: number
  onDrag: (value: number) => void
  onCommit: (value: number) => void
}

/** Slider in percent; a drag moves the preview only. */
function OpacitySlider({ label, value, onDrag, onCommit }: OpacityProps) {
  const [dragged, setDragged] = useState<number>()
  return (
    <SliderField
      label={label}
      value={Math.round((dragged ?? value) * 100)}
      max={100}
      format={(percent) => formatNumber(percent / 100, { style: 'percent' })}
      onChange={(percent) => {
        setDragged(percent / 100)
        onDrag(percent / 100)
      }}
      onCommit={(percent) => {
        setDragged(undefined)
        onCommit(percent / 100)
      }}
    />
  )
}

const shareOf = (value: unknown): number => {
  const share = value === undefined || value === null || value === '' ? Number.NaN : Number(value)
  return Number.isNaN(share) ? 1 : Math.min(Math.max(share, 0), 1)
}

/** Opacity of the header's picture, a number or its text. */
export function PictureOpacity({ part, path, label }: LandingFieldProps) {
  const { value, write, show, reset } = useLanding(part, path, label)
  return (
    <div className="flex flex-col">
      <OpacitySlider label={label} value={shareOf(value)} onDrag={show} onCommit={write} />
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}

const NO_COLOUR = { hex: null, opacity: 0.5 }

/** A colour over the header's picture, with its opacity. */
export function OverlayField({ part, path, label }: LandingFieldProps) {
  const { t } = useTranslation()
  const { text, error, write, show, reset } = useLanding(part, path, label)
  const { hex, opacity } = parseOverlay(text) ?? NO_COLOUR
  return (
    <div className="flex flex-col gap-2">
      <ColorPicker
        label={label}
        error={error}
        value={hex}
        onDrag={(next) => show(formatOverlay({ hex: next, opacity }))}
        onChange={(next) => write(formatOverlay({ hex: next, opacity }))}
      />
      {hex !== null && (
        <OpacitySlider
          label={t('Opacity: :name', { name: label })}
          value={opacity}
          onDrag={(next) => show(formatOverlay({ hex, opacity: next }))}
          onCommit={(next) => write(formatOverlay({ hex, opacity: next }))}
        />
      )}
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}
