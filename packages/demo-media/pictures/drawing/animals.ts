import type { Palette } from './palette'
import { svg } from './svg'

/** Colours of an animal. Animals stand on their origin and face right; sizes below are in SVG units. */
export type Coat = { coat: string; shade: string; belly: string; ink: string; blush: string }

export const coatOf = ({ cream, ink, accent }: Palette, coat: string): Coat => ({
  coat,
  shade: ink,
  belly: cream,
  ink,
  blush: accent,
})

/** An open eye with a highlight. */
export const eye = (x: number, y: number, r: number, { ink, belly }: Coat) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>
    <circle cx="${x + r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="${belly}"/>`

const closedEye = (x: number, y: number, { ink }: Coat) =>
  svg`<path d="M${x - 9} ${y}q9 9 18 0" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`

/** A hedgehog with its nose in the air, about 240 wide and 140 high. */
export function hedgehog(colours: Coat): string {
  const { coat, belly, ink, blush } = colours
  const spikes = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (1.02 - index / 17.5)
    const tip = angle - 0.1
    return svg`L${Math.cos(tip + 0.2) * 122 - 18} ${-Math.sin(tip + 0.2) * 130 - 10}
      L${Math.cos(angle) * 103 - 18} ${-Math.sin(angle) * 110 - 12}`
  })
  const quills = Array.from({ length: 22 }, (_, index) => {
    const ring = index % 3
    const angle = 0.5 + (Math.floor(index / 3) / 7) * 2.3
    const x = Math.cos(angle) * (34 + ring * 24) - 22
    const y = -Math.sin(angle) * (36 + ring * 26) - 10
    return svg`<path d="M${x} ${y}l${Math.cos(angle + 0.25) * 13} ${-Math.sin(angle + 0.25) * 13}"/>`
  })
  return svg`<ellipse cx="-58" cy="-4" rx="17" ry="9" fill="${ink}"/><ellipse cx="44" cy="-4" rx="17" ry="9"
    fill="${ink}"/>
    <path d="M-122 -8${spikes}L86 -8Z" fill="${coat}" stroke="${coat}" stroke-width="10" stroke-linejoin="round"/>
    <g stroke="${belly}" stroke-width="4" stroke-linecap="round" opacity=".5">${quills}</g>
    <path d="M-40 -4C-22 -34 12 -40 32 -76C52 -90 78 -74 92 -56C104 -46 124 -46 128 -40C130 -26 106 -6 80 -4Z"
    fill="${belly}"/>
    <path d="M32 -76C18 -84 14 -64 28 -54C40 -50 46 -66 40 -76Z" fill="${coat}" stroke="${belly}" stroke-width="5"/>
    <circle cx="127" cy="-42" r="9.5" fill="${ink}"/>
    <circle cx="70" cy="-34" r="11" fill="${blush}" opacity=".4"/>
    <path d="M92 -26q10 4 18 -4" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
    ${eye(80, -54, 7, colours)}`
}

/** A sitting bear seen from the front, about 210 wide and 290 high. */
export function bear(colours: Coat, sleeping: boolean): string {
  const { coat, shade, belly, ink, blush } = colours
  const eyes = sleeping
    ? closedEye(-30, -212, colours) + closedEye(30, -212, colours)
    : eye(-30, -214, 7.5, colours) + eye(30, -214, 7.5, colours)
  return svg`<circle cx="-62" cy="-264" r="27" fill="${coat}"/><circle cx="62" cy="-264" r="27" fill="${coat}"/>
    <circle cx="-62" cy="-264" r="14" fill="${blush}" opacity=".55"/><circle cx="62" cy="-264" r="14" fill="${blush}"
    opacity=".55"/>
    <path d="M-92 -30C-108 -110 -66 -176 0 -176S108 -110 92 -30C84 4 -84 4 -92 -30Z" fill="${coat}"/>
    <ellipse cx="0" cy="-70" rx="56" ry="62" fill="${belly}" opacity=".82"/>
    <path d="M-82 -134q-40 44 -22 78q18 14 36 -6q10 -34 16 -50Z" fill="${coat}"/>
    <path d="M82 -134q40 44 22 78q-18 14 -36 -6q-10 -34 -16 -50Z" fill="${coat}"/>
    <path d="M-82 -134q-40 44 -22 78q18 14 36 -6M82 -134q40 44 22 78q-18 14 -36 -6" fill="none" stroke="${shade}"
      stroke-width="4" stroke-linecap="round" opacity=".28"/>
    <ellipse cx="-60" cy="-14" rx="42" ry="31" fill="${coat}"/><ellipse cx="60" cy="-14" rx="42" ry="31"
    fill="${coat}"/>
    <ellipse cx="-64" cy="-12" rx="22" ry="17" fill="${belly}" opacity=".8"/><ellipse cx="64" cy="-12" rx="22" ry="17"
    fill="${belly}" opacity=".8"/>
    <path d="M-98 -208C-98 -258 -58 -284 0 -284S98 -258 98 -208S58 -146 0 -146S-98 -158 -98 -208Z" fill="${coat}"/>
    <ellipse cx="0" cy="-186" rx="42" ry="33" fill="${belly}"/>
    <path d="M-17 -204q17 -9 34 0q2 14 -17 22q-19 -8 -17 -22Z" fill="${ink}"/>
    <path d="M0 -184v8q-8 10 -17 5M0 -176q8 10 17 5" fill="none" stroke="${ink}"
    stroke-width="4.5" stroke-linecap="round"/>
    <circle cx="-60" cy="-190" r="13" fill="${blush}" opacity=".4"/><circle cx="60" cy="-190" r="13" fill="${blush}"
    opacity=".4"/>
    ${eyes}`
}

/** A sitting fox with its tail around it, about 230 wide and 250 high. */
export function fox(colours: Coat): string {
  const { coat, shade, belly, ink, blush } = colours
  return svg`<path d="M30 -14C96 6 150 -22 148 -84C147 -122 124 -134 112 -112C100 -84 84 -52 20 -50Z" fill="${coat}"/>
    <path d="M148 -84C147 -122 124 -134 112 -112C106 -98 101 -87 92 -77Q108 -84 118 -70Q130 -86 148 -84Z"
    fill="${belly}"/>
    <path d="M-52 0C-76 -60 -44 -130 0 -138C44 -130 76 -60 52 0Z" fill="${coat}"/>
    <path d="M-24 0C-38 -46 -20 -112 0 -122C20 -112 38 -46 24 0Z" fill="${belly}"/>
    <path d="M-34 0q-4 -14 12 -15h10q14 1 12 15ZM0 0q-2 -14 12 -15h10q16 1 12 15Z" fill="${ink}"/>
    <path d="M-84 -244q-4 -14 9 -8L-30 -222L-66 -172ZM84 -244q4 -14 -9 -8L30 -222L66 -172Z" fill="${coat}"/>
    <path d="M-74 -234L-42 -212L-62 -190ZM74 -234L42 -212L62 -190Z" fill="${ink}" opacity=".8"/>
    <path d="M-88 -166C-80 -212 -40 -228 0 -228S80 -212 88 -166C60 -150 30 -112 8 -104q-8 3 -16 0
    C-30 -112 -60 -150 -88 -166Z" fill="${coat}"/>
    <path d="M-88 -166C-64 -178 -34 -172 -22 -152C-14 -138 -8 -128 0 -128S14 -138 22 -152C34 -172 64 -178 88 -166
      C60 -150 30 -112 8 -104q-8 3 -16 0C-30 -112 -60 -150 -88 -166Z" fill="${belly}"/>
    <ellipse cx="0" cy="-110" rx="12" ry="9" fill="${ink}"/>
    <circle cx="-50" cy="-160" r="10" fill="${blush}" opacity=".35"/><circle cx="50" cy="-160" r="10" fill="${blush}"
    opacity=".35"/>
    <path d="M-88 -166C-80 -212 -40 -228 0 -228C-30 -214 -56 -200 -88 -166Z" fill="${shade}" opacity=".1"/>
    ${eye(-34, -180, 7, colours)}${eye(34, -180, 7, colours)}`
}

/** A sitting cat seen from behind, about 120 wide and 190 high. */
export function catFromBehind({ coat, shade }: Coat): string {
  return svg`<path d="M44 -18C92 -8 104 -52 84 -72C74 -82 64 -72 72 -62C82 -46 66 -34 40 -40" fill="none"
    stroke="${coat}"
      stroke-width="15" stroke-linecap="round"/>
    <path d="M-54 -4C-66 -60 -38 -96 -30 -122H30C38 -96 66 -60 54 -4C40 4 -40 4 -54 -4Z" fill="${coat}"/>
    <path d="M-46 -186q-2 -10 8 -4L-16 -170Q0 -175 16 -170L38 -190q10 -6 8 4L42 -146C40 -114 -40 -114 -42 -146Z"
    fill="${coat}"/>
    <path d="M-8 -168v18M0 -170v22M8 -168v18M-9 -104q9 6 18 0M-12 -88q12 7 24 0M-14 -72q14 8 28 0" fill="none"
    stroke="${shade}"
      stroke-width="4.5" stroke-linecap="round" opacity=".4"/>`
}

/** A whale, about 360 wide and 170 high; its origin is the middle of its belly. */
export function whale(colours: Coat): string {
  const { coat, shade, belly, ink, blush } = colours
  return svg`<path d="M-178 -120C-196 -160 -166 -186 -150 -160C-136 -186 -104 -170 -116 -138C-124 -118 -146 -98 -160 -92
      C-168 -100 -174 -110 -178 -120Z" fill="${coat}"/>
    <path d="M-168 -112C-140 -60 -96 -112 -40 -140C60 -186 168 -140 176 -62C180 -8 120 24 30 22
    C-80 20 -160 -40 -168 -112Z" fill="${coat}"/>
    <path d="M176 -62C180 -8 120 24 30 22C-40 21 -100 -4 -136 -46C-60 -22 80 0 116 -52C130 -72 160 -74 176 -62Z"
    fill="${belly}"/>
    <path d="M20 -4q30 10 66 0M-16 -14q52 24 116 4M40 12q30 4 60 -6" fill="none" stroke="${shade}"
    stroke-width="4" stroke-linecap="round" opacity=".25"/>
    <path d="M6 -22C-6 14 -30 42 -58 44C-62 14 -46 -20 -26 -34Z" fill="${coat}"/>
    <path d="M6 -22C-6 14 -30 42 -58 44C-62 14 -46 -20 -26 -34Z" fill="${shade}" opacity=".25"/>
    <circle cx="128" cy="-58" r="14" fill="${blush}" opacity=".4"/>
    <path d="M134 -40q16 8 30 -2" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
    ${eye(108, -84, 9, colours)}`
}

/** A hare with its ears up, about 130 wide and 270 high. */
export function hare(colours: Coat): string {
  const { coat, belly, ink, blush } = colours
  return svg`<path d="M-34 -170C-58 -226 -52 -276 -34 -276S-8 -226 -10 -174ZM34 -170C58 -226 62 -268 44 -272
    S8 -226 10 -174Z" fill="${coat}"/>
    <path d="M-30 -186C-44 -226 -42 -258 -35 -258S-18 -222 -18 -186ZM30 -186C44 -226 50 -252 43 -254S18 -222 18 -186Z"
    fill="${blush}" opacity=".5"/>
    <path d="M-56 -6C-72 -62 -40 -108 0 -108S72 -62 56 -6C40 4 -40 4 -56 -6Z" fill="${coat}"/>
    <ellipse cx="0" cy="-46" rx="32" ry="40" fill="${belly}" opacity=".85"/>
    <ellipse cx="-34" cy="-5" rx="28" ry="13" fill="${coat}"/><ellipse cx="34" cy="-5" rx="28" ry="13" fill="${coat}"/>
    <path d="M-60 -138C-60 -172 -32 -190 0 -190S60 -172 60 -138S34 -92 0 -92S-60 -104 -60 -138Z" fill="${coat}"/>
    <ellipse cx="-13" cy="-116" rx="18" ry="15" fill="${belly}"/><ellipse cx="13" cy="-116" rx="18" ry="15"
    fill="${belly}"/>
    <path d="M-8 -130q8 -5 16 0q-1 8 -8 11q-7 -3 -8 -11Z" fill="${ink}"/>
    <circle cx="-42" cy="-120" r="10" fill="${blush}" opacity=".45"/><circle cx="42" cy="-120" r="10" fill="${blush}"
    opacity=".45"/>
    ${eye(-28, -142, 7, colours)}${eye(28, -142, 7, colours)}`
}
