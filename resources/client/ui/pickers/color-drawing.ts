import type { Color } from 'react-aria-components/ColorPicker'

import type { SurfacePoint } from './drag-surface'

/*
 * A colour's place on the shade area and the hue slider, as CSS variables of the element around both: a drag writes them
 * without a render.
 */

/** Largest hue, saturation and brightness. */
const MAX_HUE = 360
const MAX_SHARE = 100

/** Class of the element around both, where `--inline` is the direction of the text: 1 is to the right, -1 to the left. */
export const DIRECTION = '[--inline:1] rtl:[--inline:-1]'

/** Style of the area: from white to the hue along the text, and black at the bottom. */
export const AREA_STYLE = {
  background: [
    'linear-gradient(to top, black, transparent)',
    'linear-gradient(calc(var(--inline) * 90deg), white, transparent)',
    'hsl(var(--hue) 100% 50%)',
  ].join(),
}

const leftOf = (share: string): string => `calc(50% + var(--inline) * (${share} - 50%))`

/** Style of the thumb on the area. */
export const SHADE_THUMB_STYLE = {
  left: leftOf('var(--saturation)'),
  top: 'var(--darkness)',
  backgroundColor: 'var(--color)',
}

/** Style of the thumb on the slider. */
export const HUE_THUMB_STYLE = {
  left: leftOf(`var(--hue) / ${MAX_HUE} * 100%`),
  backgroundColor: 'hsl(var(--hue) 100% 50%)',
}

/** Returns the CSS variables of a colour. */
export function drawingOf(color: Color): Record<string, string> {
  const hsb = color.toFormat('hsb')
  return {
    '--hue': String(hsb.getChannelValue('hue')),
    '--saturation': `${hsb.getChannelValue('saturation')}%`,
    '--darkness': `${MAX_SHARE - hsb.getChannelValue('brightness')}%`,
    '--color': color.toString('hex'),
  }
}

/** Returns the colour with the saturation and brightness of a point of the area. */
export const withShade = (color: Color, { x, y }: SurfacePoint): Color =>
  color
    .toFormat('hsb')
    .withChannelValue('saturation', Math.round(x * MAX_SHARE))
    .withChannelValue('brightness', Math.round((1 - y) * MAX_SHARE))

/** Returns the colour with the hue of a point of the slider. */
export const withHue = (color: Color, { x }: SurfacePoint): Color =>
  color.toFormat('hsb').withChannelValue('hue', Math.round(x * MAX_HUE))
