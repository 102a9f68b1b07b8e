import type { Palette } from './palette'
import { svg } from './svg'

/** Draws a musical instrument centred on the origin, about 400 wide. */
type InstrumentDrawing = (palette: Palette) => string

/** The Latvian board zither: a wing-shaped body with fanned strings. */
export const kokle: InstrumentDrawing = ({ accent, glow, cream, ink }) => {
  const strings = Array.from({ length: 7 }, (_, index) => {
    return svg`<path d="M${-176 + index * 4} ${58 - index * 19}L${168 - index * 30} ${74 - index * 27}"/>`
  })
  const pegs = Array.from({ length: 7 }, (_, index) => {
    return svg`<circle cx="${168 - index * 30}" cy="${74 - index * 27}" r="6.5" fill="${glow}"/>`
  })
  return svg`<g transform="rotate(-14)"><path d="M-214 66C-222 0 -204 -74 -168 -96C-120 -120 -30 -128 14 -124
    C30 -122 36 -112 46 -98L214 62
      C226 76 218 100 198 104C80 118 -80 118 -186 106C-204 104 -212 90 -214 66Z" fill="${accent}"/>
    <path d="M-190 62C-198 6 -180 -62 -154 -76C-112 -96 -32 -104 8 -100L28 -80L192 72C198 80 194 86 184 88
    C80 98 -80 98 -174 88C-186 86 -189 78 -190 62Z"
      fill="${cream}" opacity=".22"/>
    <circle cx="-86" cy="28" r="34" fill="${ink}"/><path d="M-86 0l8 20l20 8l-20 8l-8 20l-8 -20l-20 -8l20 -8Z"
    fill="${accent}"/>
    <g stroke="${cream}" stroke-width="3.5" stroke-linecap="round">${strings}</g>
    <path d="M-178 70L-150 -66" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>${pegs}</g>`
}

export const drum: InstrumentDrawing = ({ accent, glow, cream, ink }) => {
  const laces = Array.from({ length: 6 }, (_, index) => svg`L${-150 + index * 60} ${index % 2 === 0 ? 112 : -28}`)
  return svg`<path d="M-158 -50V100C-158 150 158 150 158 100V-50Z" fill="${accent}"/>
    <path d="M90 -20V138C130 130 158 118 158 100V-50Z" fill="${ink}" opacity=".12"/>
    <path d="M-150 -28${laces}L150 -28" fill="none" stroke="${cream}" stroke-width="9" stroke-linejoin="round"
    transform="translate(0 8)"/>
    <path d="M-158 100C-158 150 158 150 158 100V72C158 122 -158 122 -158 72Z" fill="${glow}"/>
    <ellipse cx="0" cy="-54" rx="164" ry="52" fill="${glow}"/><ellipse cx="0" cy="-60" rx="146" ry="42"
    fill="${cream}"/>
    <g stroke="${ink}" stroke-width="13" stroke-linecap="round"><path d="M-34 -66L-150 -186M40 -58L160 -170"/></g>
    <circle cx="-34" cy="-66" r="20" fill="${ink}"/><circle cx="40" cy="-58" r="20" fill="${ink}"/>`
}

export const guitar: InstrumentDrawing = ({ accent, glow, cream, ink }) =>
  svg`<g transform="rotate(38)"><rect x="-19" y="-250" width="38" height="220" rx="8" fill="${ink}"/>
    <path d="M-30 -290q30 -16 60 0l-6 58h-48Z" fill="${ink}"/>
    <g fill="${glow}"><circle cx="-36" cy="-274" r="8"/><circle cx="-34" cy="-250" r="8"/><circle cx="36" cy="-274"
    r="8"/><circle cx="34" cy="-250" r="8"/></g>
    <path d="M-72 -64C-44 -92 44 -92 72 -64C98 -36 70 -4 84 22C126 54 142 120 104 162C66 196 -66 196 -104 162
    C-142 120 -126 54 -84 22C-70 -4 -98 -36 -72 -64Z" fill="${accent}"/>
    <path d="M-72 -64C-44 -92 44 -92 72 -64C98 -36 70 -4 84 22C126 54 142 120 104 162C84 180 40 188 0 188
    C90 160 84 80 44 30C24 -10 50 -50 20 -84C-10 -88 -54 -82 -72 -64Z" fill="${ink}" opacity=".12"/>
    <circle cx="0" cy="44" r="42" fill="${ink}"/><circle cx="0" cy="44" r="50" fill="none" stroke="${cream}"
    stroke-width="4"/>
    <rect x="-46" y="116" width="92" height="20" rx="8" fill="${ink}"/>
    <path d="M-9 -240V126M-3 -240V126M3 -240V126M9 -240V126" stroke="${cream}" stroke-width="2.2"/></g>`

export const accordion: InstrumentDrawing = ({ accent, glow, cream, ink }) => {
  const folds = Array.from({ length: 7 }, (_, index) => {
    const fill = index % 2 === 0 ? cream : glow
    return svg`<path d="M${-84 + index * 24} ${-104 + Math.abs(index - 3) * -5}h24v${208 + Math.abs(index - 3) * 10}
      h-24Z" fill="${fill}"/>`
  })
  const keys = Array.from(
    { length: 6 },
    (_, index) => svg`<rect x="-176"
    y="${-104 + index * 36}" width="52" height="28" rx="6" fill="${cream}"/>`,
  )
  const buttons = Array.from({ length: 12 }, (_, index) => {
    return svg`<circle cx="${128 + (index % 2) * 34}" cy="${-90 + Math.floor(index / 2) * 36}" r="10" fill="${cream}"/>`
  })
  return svg`<g transform="rotate(-6)">${folds}<rect x="-190" y="-136" width="112" height="272" rx="26"
    fill="${accent}"/>
    <rect x="80" y="-136" width="112" height="272" rx="26" fill="${accent}"/>${keys}${buttons}
    <path d="M-100 -120V120M100 -120V120" stroke="${ink}" stroke-width="8" stroke-linecap="round" opacity=".35"/></g>`
}

export const trumpet: InstrumentDrawing = ({ accent, glow, cream, ink }) =>
  svg`<g transform="rotate(-20)" fill="none" stroke-linecap="round"><path d="M-210 -6H96" stroke="${glow}"
    stroke-width="26"/>
    <path d="M-120 6C-170 6 -170 92 -120 92H40C92 92 92 4 40 4" stroke="${glow}" stroke-width="22"/>
    <path d="M80 -22C140 -26 176 -54 196 -96C206 -100 214 -92 214 -80V66C214 78 206 86 196 82C176 42 140 14 80 10Z"
    fill="${glow}"/>
    <ellipse cx="206" cy="-7" rx="15" ry="80" fill="${accent}"/><path d="M-222 -22v32" stroke="${ink}"
    stroke-width="16"/>
    <g stroke="${accent}" stroke-width="24"><path d="M-70 -42V96M-20 -42V96M30 -42V96"/></g>
    <g fill="${cream}"><circle cx="-70" cy="-54" r="15"/><circle cx="-20" cy="-54" r="15"/><circle cx="30" cy="-54"
    r="15"/></g></g>`
