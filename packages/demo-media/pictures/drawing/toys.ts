import type { Palette } from './palette'
import { svg } from './svg'

/** Draws a toy or everyday thing centred on the origin, about 360 wide. */
export type ToyDrawing = (palette: Palette) => string

export const kite: ToyDrawing = ({ accent, glow, cream, ink }) => {
  const bows = [
    [-70, 176, -20],
    [-128, 204, 24],
    [-176, 248, -12],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      svg`<path d="M0 0l-26 -15v30ZM0 0l26 -15v30Z" fill="${cream}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  )
  return svg`<path d="M-10 120C-40 190 -110 170 -140 214S-200 250 -214 292" fill="none" stroke="${ink}"
    stroke-width="6" stroke-linecap="round"/>${bows}
    <g transform="rotate(24)"><path d="M0 -210L130 -50L0 150L-130 -50Z" fill="${accent}"/>
    <path d="M0 -210V150L-130 -50Z" fill="${glow}"/>
    <path d="M0 -210L130 -50H0ZM0 -50V150L-130 -50Z" fill="${cream}" opacity=".5"/><path d="M0 -210V150M-130 -50H130"
    stroke="${ink}" stroke-width="5"/></g>`
}

export const blocks: ToyDrawing = ({ accent, glow, cream, ink, middle }) => {
  const block = (place: string, fill: string, mark: string) => svg`<g transform="${place}">
    <rect x="-78" y="-78" width="156" height="156" rx="24" fill="${fill}"/>
    <rect x="-60" y="-60" width="120" height="120" rx="14" fill="${cream}"/><g fill="none" stroke="${ink}"
    stroke-width="17" stroke-linecap="round" stroke-linejoin="round">${mark}</g></g>`
  const one = '<path d="M-18 -22L4 -36V38M-20 38H28"/>'
  const two = '<path d="M-26 -18C-22 -46 28 -44 26 -12C24 10 -10 16 -28 38H30"/>'
  const three = '<path d="M-24 -36H26L-2 -6C34 -6 32 40 0 40C-14 40 -22 34 -28 26"/>'
  return (
    block('translate(-92 92) rotate(-4)', accent, one) +
    block('translate(86 96) rotate(5)', middle, two) +
    block('translate(0 -74) rotate(-7)', glow, three)
  )
}

export const book: ToyDrawing = ({ accent, glow, cream, ink }) =>
  svg`<path d="M0 -86C-56 -128 -146 -132 -208 -112V120C-146 102 -56 106 0 146C56 106 146 102 208 120V-112
    C146 -132 56 -128 0 -86Z" fill="${accent}"/>
    <path d="M0 -86C-52 -122 -134 -128 -186 -114V92C-134 80 -52 88 0 124ZM0 -86C52 -122 134 -128 186 -114V92
    C134 80 52 88 0 124Z" fill="${cream}"/>
    <path d="M0 -86V124C52 88 134 80 186 92V60C134 50 40 60 0 -86Z" fill="${ink}" opacity=".07"/>
    <g fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" opacity=".35">
    <path d="M38 -40C76 -62 112 -66 148 -62M38 0C76 -22 112 -26 148 -22M38 40C76 18 112 14 148 18"/></g>
    <circle cx="-94" cy="-24" r="46" fill="${glow}"/><path d="M-168 66C-140 30 -110 26 -92 44C-76 22 -46 32 -26 62
    C-70 52 -124 52 -168 66Z" fill="${accent}"/>
    <path d="M0 -212l12 32l34 2l-27 21l9 33l-28 -19l-28 19l9 -33l-27 -21l34 -2Z" fill="${glow}"/>`

export const pencil: ToyDrawing = ({ accent, glow, cream, ink }) =>
  svg`<path d="M-196 150C-120 60 -70 190 -10 118S100 60 180 148" fill="none" stroke="${cream}"
    stroke-width="18" stroke-linecap="round"/>
    <g transform="translate(24 -40) rotate(38)"><path d="M-44 -196h88V96H-44Z" fill="${glow}"/>
    <path d="M14 -196h30V96H14Z" fill="${ink}" opacity=".12"/>
    <path d="M-44 -196v-30q0 -20 20 -20h48q20 0 20 20v30Z" fill="${accent}"/>
    <rect x="-48" y="-204" width="96" height="28" rx="6" fill="${cream}"/>
    <path d="M-44 96L0 196L44 96L22 82L0 98L-22 82Z" fill="${cream}"/><path d="M-16 160L0 196L16 160Z" fill="${ink}"/>
    </g>`

export const microphone: ToyDrawing = ({ accent, glow, cream, ink }) =>
  svg`<g transform="rotate(28)"><path d="M-52 -30H52L30 210q-2 18 -20 18H-10q-18 0 -20 -18Z" fill="${accent}"/>
    <path d="M14 -30H52L30 210q-2 18 -20 18H4Z" fill="${ink}" opacity=".14"/>
    <rect x="-68" y="-48" width="136" height="40" rx="18" fill="${glow}"/><path d="M-88 -118a88 88 0 0 1 176 0
    q0 40 -30 70H-58q-30 -30 -30 -70Z" fill="${cream}"/>
    <g fill="none" stroke="${ink}" stroke-width="6" opacity=".3"><path d="M-88 -118H88M-80 -160H80M-76 -78H76M-40 -196
    V-50M0 -206V-48M40 -196V-50"/></g>
    <rect x="-15" y="30" width="30" height="52" rx="15" fill="${cream}"/></g>
    <path d="M150 -150v92M150 -150q44 8 44 44M-170 20v80M-170 20q40 6 40 40" fill="none" stroke="${glow}"
    stroke-width="12" stroke-linecap="round"/>
    <circle cx="134" cy="-56" r="20" fill="${glow}"/><circle cx="-186" cy="102" r="18" fill="${glow}"/>`

export const cake: ToyDrawing = ({ accent, glow, cream, ink, middle }) => {
  const candles = [-84, 0, 84].map(
    (x, index) => svg`<rect x="${x - 11}" y="-140" width="22" height="74" rx="8" fill="${index === 1 ? glow : middle}"/>
      <path d="M${x} -200C${x + 22} -172 ${x + 14} -150 ${x} -150S${x - 22} -172 ${x} -200Z" fill="${glow}"/>`,
  )
  return svg`${candles}<path d="M-150 -40q0 -32 32 -32H118q32 0 32 32V60H-150Z" fill="${cream}"/>
    <path d="M-150 -40q0 -32 32 -32H118q32 0 32 32V-6q-30 44 -60 0q-30 44 -60 0q-30 44 -60 0q-30 44 -60 0
    q-30 44 -60 0Z" fill="${accent}"/>
    <path d="M-196 80q0 -30 30 -30H166q30 0 30 30V150H-196Z" fill="${cream}"/>
    <path d="M-196 80q0 -30 30 -30H166q30 0 30 30v10q-28 42 -56 0q-28 42 -56 0q-28 42 -56 0q-28 42 -56 0q-28 42 -56 0
    q-28 42 -56 0q-28 42 -56 0Z" fill="${middle}"/>
    <rect x="-220" y="144" width="440" height="26" rx="13" fill="${ink}"/>`
}

/** A midsummer wreath of oak leaves and meadow flowers. */
export const wreath: ToyDrawing = ({ accent, glow, cream, near, far }) => {
  const leaves = Array.from({ length: 26 }, (_, index) => {
    const outward = index % 2 === 0
    return svg`<path d="M0 0C-22 -16 -20 -52 0 -70C20 -52 22 -16 0 0Z" fill="${outward ? near : far}"
      transform="rotate(${(360 / 26) * index}) translate(0 ${outward ? -128 : -122}) rotate(${outward ? 48 : 128})"/>`
  })
  const flowers = Array.from({ length: 9 }, (_, index) => {
    const petals = Array.from(
      { length: 7 },
      (__, petal) => svg`<circle cx="0" cy="-19" r="10.500"
      transform="rotate(${(360 / 7) * petal})"/>`,
    )
    return svg`<g transform="rotate(${40 * index}) translate(0 -142)">
      <g fill="${index % 3 === 0 ? accent : cream}">${petals}</g><circle r="13" fill="${glow}"/></g>`
  })
  return svg`<circle r="136" fill="none" stroke="${near}" stroke-width="16"/>${leaves}${flowers}`
}

/** A sailing boat; the origin is the middle of its deck. */
export const boat: ToyDrawing = ({ accent, glow, cream, ink }) =>
  svg`<path d="M0 -232V-20" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>
    <path d="M10 -226C70 -180 110 -110 118 -52Q60 -40 10 -50Z" fill="${cream}"/>
    <path d="M10 -140Q64 -132 98 -116Q110 -84 118 -52Q60 -40 10 -50Z" fill="${accent}" opacity=".88"/>
    <path d="M-10 -196C-44 -150 -74 -96 -84 -56Q-46 -44 -10 -52Z" fill="${glow}"/>
    <path d="M0 -240l34 12l-34 14Z" fill="${accent}"/>
    <path d="M-132 -28Q0 -10 132 -28C124 20 90 44 40 44H-44C-90 44 -122 20 -132 -28Z" fill="${ink}"/>
    <path d="M-132 -28Q0 -10 132 -28L127 -8Q0 12 -127 -8Z" fill="${accent}"/>
    <circle cx="-50" cy="18" r="8" fill="${glow}"/><circle cx="0" cy="22" r="8" fill="${glow}"/>
    <circle cx="50" cy="18" r="8" fill="${glow}"/>`
