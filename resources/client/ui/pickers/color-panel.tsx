import { useId } from 'react'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorField } from 'react-aria-components/ColorField'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'

import { classNames } from '@/lib/class-names'

import { FIELD } from '../fields/native-field-style'
import { PopoverPanel } from '../overlays/popover-panel'
import type { OverlayPart } from '../overlays/use-overlay-trigger'
import { useUiTranslation } from '../ui-translation'

type ColorPanelProps = OverlayPart & ColorControlsProps & { label: string }

/** Panel of a colour picker, which loads it on demand. */
export function ColorPanel({ value, onChange, onCommit, swatches, ...overlay }: ColorPanelProps) {
  return (
    <PopoverPanel {...overlay} placement="bottom start">
      <ColorControls value={value} onChange={onChange} onCommit={onCommit} swatches={swatches} />
    </PopoverPanel>
  )
}

type ColorControlsProps = {
  value: string | null
  onChange: (value: string) => void
  onCommit: ((value: string) => void) | undefined
  swatches: readonly string[]
}

/** Initial colour while no colour is chosen. */
const INITIAL_COLOR = '#1a6248'

const THUMB =
  'top-1/2 left-1/2 size-7 rounded-full border-3 border-[white] shadow-[0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)] outline-primary data-focus-visible:outline-3 data-focus-visible:outline-offset-2'

const SWATCH =
  'size-target cursor-pointer rounded-full border-2 border-transparent p-1 outline-primary transition-press data-hovered:border-divider data-selected:border-primary data-focus-visible:outline-2 data-focus-visible:outline-offset-2'

/**
 * Shade area, hue slider, colour code and swatches. It is uncontrolled while open: `#rrggbb` loses the hue of a grey,
 * which would make the thumbs jump.
 */
function ColorControls({ value, onChange, onCommit, swatches }: ColorControlsProps) {
  const { t } = useUiTranslation()
  const codeId = useId()
  const commit = (color: Color | null) => color && onCommit?.(codeOf(color))
  return (
    <ColorPicker defaultValue={initialColor(value)} onChange={(color) => onChange(codeOf(color))}>
      <div className="grid w-[min(16.5rem,calc(100vw-4.25rem))] gap-4">
        <ColorArea
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          onChangeEnd={commit}
          className="h-44 rounded-input"
        >
          <ColorThumb className={THUMB} />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" onChangeEnd={commit}>
          <SliderTrack className="h-7 rounded-full">
            <ColorThumb className={THUMB} />
          </SliderTrack>
        </ColorSlider>
        <ColorField aria-labelledby={codeId} onChange={commit} className="grid gap-1">
          <Label id={codeId} className="text-sm font-bold">
            {t('Colour code')}
          </Label>
          <Input className={classNames(FIELD, 'px-4')} />
        </ColorField>
        {swatches.length > 0 && (
          <ColorSwatchPicker aria-label={t('Suggested colours')} onChange={commit} className="flex flex-wrap">
            {swatches.map((color) => (
              <ColorSwatchPickerItem key={color} color={color} className={SWATCH}>
                <ColorSwatch className="size-full rounded-full border border-edge" />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </div>
    </ColorPicker>
  )
}

const codeOf = (color: Color): string => color.toString('hex').toLowerCase()

/** Parses the value as hue, saturation and brightness, the channels of the controls. */
function initialColor(value: string | null) {
  try {
    return parseColor(value ?? INITIAL_COLOR).toFormat('hsb')
  } catch {
    return parseColor(INITIAL_COLOR).toFormat('hsb')
  }
}
