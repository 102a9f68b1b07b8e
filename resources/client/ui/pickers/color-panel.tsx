import { useId, useRef, useState } from 'react'
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
import {
  AREA_STYLE,
  DIRECTION,
  drawingOf,
  HUE_THUMB_STYLE,
  SHADE_THUMB_STYLE,
  withHue,
  withShade,
} from './color-drawing'
import { DragSurface } from './drag-surface'

type ColorPanelProps = OverlayPart & ColorControlsProps & { label: string }

/** Panel of a colour picker, which loads it on demand. */
export function ColorPanel({ value, onChange, onDrag, swatches, ...overlay }: ColorPanelProps) {
  return (
    <PopoverPanel {...overlay} placement="bottom start">
      <ColorControls value={value} onChange={onChange} onDrag={onDrag} swatches={swatches} />
    </PopoverPanel>
  )
}

type ColorControlsProps = {
  value: string | null
  onChange: (value: string) => void
  onDrag: ((value: string) => void) | undefined
  swatches: readonly string[]
}

/** Initial colour while no colour is chosen. */
const INITIAL_COLOR = '#1a6248'

const THUMB =
  'top-1/2 left-1/2 size-7 rounded-full border-3 border-[white] shadow-[0_0_0_1px_rgb(0_0_0/45%),inset_0_0_0_1px_rgb(0_0_0/45%)] outline-primary data-focus-visible:outline-3 data-focus-visible:outline-offset-2'

const SWATCH =
  'size-target cursor-pointer rounded-full border-2 border-transparent p-1 outline-primary transition-press data-hovered:border-divider data-selected:border-primary data-focus-visible:outline-2 data-focus-visible:outline-offset-2'

/**
 * Shade area, hue slider, colour code and swatches. They have their own colour while open: `#rrggbb` loses the hue of a
 * grey, which would make the thumbs jump.
 */
function ColorControls({ value, onChange, onDrag, swatches }: ColorControlsProps) {
  const { t } = useUiTranslation()
  const codeId = useId()
  const [color, setColor] = useState(() => initialColor(value))
  const change = (next: Color) => {
    setColor(next)
    onChange(codeOf(next))
  }
  const { ref, drag, endDrag } = useDrag({ color, onDrag, onEnd: change })
  return (
    <ColorPicker value={color} onChange={change}>
      <div
        ref={ref}
        style={drawingOf(color)}
        className={classNames('grid w-[min(16.5rem,calc(100vw-4.25rem))] gap-4', DIRECTION)}
      >
        <DragSurface onDrag={(point) => drag((from) => withShade(from, point))} onDragEnd={endDrag}>
          <ColorArea
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
            className="h-44 rounded-input"
            style={({ defaultStyle }) => ({ ...defaultStyle, ...AREA_STYLE })}
          >
            <ColorThumb className={THUMB} style={({ defaultStyle }) => ({ ...defaultStyle, ...SHADE_THUMB_STYLE })} />
          </ColorArea>
        </DragSurface>
        <DragSurface onDrag={(point) => drag((from) => withHue(from, point))} onDragEnd={endDrag}>
          <ColorSlider colorSpace="hsb" channel="hue">
            <SliderTrack className="h-7 rounded-full">
              <ColorThumb className={THUMB} style={({ defaultStyle }) => ({ ...defaultStyle, ...HUE_THUMB_STYLE })} />
            </SliderTrack>
          </ColorSlider>
        </DragSurface>
        <ColorField aria-labelledby={codeId} className="grid gap-1">
          <Label id={codeId} className="text-sm font-bold">
            {t('Colour code')}
          </Label>
          <Input className={classNames(FIELD, 'px-4')} />
        </ColorField>
        {swatches.length > 0 && (
          <ColorSwatchPicker aria-label={t('Suggested colours')} className="flex flex-wrap">
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

type Drag = { color: Color; onDrag: ColorControlsProps['onDrag']; onEnd: (color: Color) => void }

/** Draws a dragged colour without rendering: React gets it when the drag ends. */
function useDrag({ color, onDrag, onEnd }: Drag) {
  const ref = useRef<HTMLDivElement>(null)
  const dragged = useRef<Color>(null)
  const drag = (change: (from: Color) => Color): void => {
    const next = change(dragged.current ?? color)
    dragged.current = next
    for (const [name, value] of Object.entries(drawingOf(next))) ref.current?.style.setProperty(name, value)
    onDrag?.(codeOf(next))
  }
  const endDrag = (): void => {
    if (dragged.current) onEnd(dragged.current)
    dragged.current = null
  }
  return { ref, drag, endDrag }
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
