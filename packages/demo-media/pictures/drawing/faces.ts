import type { SeededRandom } from '@demo-media/seeded-random'

import { zigzag } from './ornament'
import type { Palette } from './palette'
import { svg } from './svg'

const SKIN = ['#FFE0C7', '#F9CDA6', '#E8AE7F', '#C98A5B', '#8F5B3A'] as const
const HAIR = ['#3A2A25', '#6B3F2A', '#A8642F', '#E0B05C', '#2A2B3A', '#B5493A'] as const

type Look = { palette: Palette; hair: string; skin: string }

const bob = ({ hair }: Look) =>
  svg`<path d="M-150 130C-190 -20 -160 -190 0 -194S190 -20 150 130C120 150 96 120 100 60L92 -60C30 -50 -50 -60 -84 -96
    C-100 -60 -100 0 -100 60C-96 120 -120 150 -150 130Z" fill="${hair}"/>`

const curls = ({ hair }: Look) =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1.12 - (index / 12) * 1.24)
    return svg`<circle cx="${Math.cos(angle) * 122}" cy="${-Math.sin(angle) * 128 - 18}" r="${46 - (index % 3) * 5}"
      fill="${hair}"/>`
  }).join('') + svg`<path d="M-120 -40C-110 -130 110 -130 120 -40C60 -84 -60 -84 -120 -40Z" fill="${hair}"/>`

const braids = ({ hair, palette }: Look) =>
  [-1, 1]
    .map(
      (side) => svg`<ellipse cx="${side * 140}" cy="64" rx="30" ry="34" fill="${hair}"/>
      <ellipse cx="${side * 152}" cy="116" rx="27" ry="32" fill="${hair}"/>
      <ellipse cx="${side * 158}" cy="164" rx="23" ry="30" fill="${hair}"/><rect x="${side * 158 - 21}"
      y="178" width="42" height="17" rx="8" fill="${palette.accent}"/>`,
    )
    .join('') +
  svg`<path d="M-136 30C-160 -120 -90 -180 0 -180S160 -120 136 30C120 -40 70 -92 0 -104C-70 -92 -120 -40 -136 30Z"
    fill="${hair}"/>`

const tousled = ({ hair }: Look) =>
  svg`<path d="M-132 0C-170 -110 -96 -204 10 -190C40 -214 70 -196 62 -176C130 -160 158 -80 130 4C116 -40 96 -66 66 -84
    C20 -58 -60 -60 -92 -82C-112 -60 -124 -30 -132 0Z" fill="${hair}"/>`

const woollenHat = ({ hair, palette }: Look) =>
  svg`<path d="M-128 20C-140 -40 -120 -70 -100 -80H100C120 -70 140 -40 128 20C110 -30 90 -50 70 -60H-70
    C-90 -50 -110 -30 -128 20Z" fill="${hair}"/>
    <path d="M-134 -56C-140 -160 -70 -214 0 -214S140 -160 134 -56Z" fill="${palette.accent}"/>
    ${zigzag({ y: -112, from: -118, to: 110, height: 26, step: 38, colour: palette.cream })}
    <rect x="-148" y="-84" width="296" height="50" rx="25" fill="${palette.near}"/><circle cx="0" cy="-224" r="32"
    fill="${palette.cream}"/>`

/** A garland of flowers, as worn at Latvian song festivals. */
const garland = (look: Look) => {
  const { palette } = look
  const blooms = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / 9)
    const x = Math.cos(angle) * 132
    const y = -Math.sin(angle) * 104 - 62
    const fill = [palette.accent, palette.cream, palette.glow][index % 3] ?? palette.accent
    return svg`<circle cx="${x}" cy="${y}" r="27" fill="${fill}"/><circle cx="${x}" cy="${y}" r="10"
      fill="${index % 3 === 2 ? palette.accent : palette.glow}"/>`
  })
  return braids(look) + blooms.join('')
}

const HEADS = [bob, curls, braids, tousled, woollenHat, garland] as const
/** Hairstyles that are also drawn behind the face. */
const BEHIND: readonly unknown[] = [bob]

/** A child's face and shoulders, centred on the face, about 400 wide. */
export function child(palette: Palette, random: SeededRandom): string {
  const skin = random.pick(SKIN)
  const look: Look = { palette, skin, hair: random.pick(HAIR) }
  const head = random.pick(HEADS)
  const singing = random.chance(0.5)
  const mouth = singing
    ? svg`<ellipse cx="0" cy="76" rx="22" ry="27" fill="${palette.ink}"/>
      <path d="M-15 88q15 -14 30 0q-5 15 -15 15t-15 -15Z" fill="${palette.accent}"/>`
    : svg`<path d="M-34 66q34 34 68 0" fill="none" stroke="${palette.ink}" stroke-width="10" stroke-linecap="round"/>`
  const closed = singing && random.chance(0.6)
  const eye = (x: number) =>
    closed
      ? svg`<path d="M${x - 19} 6q19 -20 38 0" fill="none" stroke="${palette.ink}"
        stroke-width="9" stroke-linecap="round"/>`
      : svg`<circle cx="${x}" cy="0" r="14" fill="${palette.ink}"/><circle cx="${x + 5}" cy="-6" r="4.500"
        fill="#fff"/>`
  const back = BEHIND.includes(head)
    ? svg`<path d="M-158 120C-190 -20 -150 -190 0 -190S190 -20 158 120C120 170 -120 170 -158 120Z"
      fill="${look.hair}"/>`
    : ''
  return svg`${back}<path d="M-210 330C-206 200 -110 172 0 172S206 200 210 330Z" fill="${palette.near}"/>
    ${zigzag({ y: 262, from: -170, to: 160, height: 26, step: 42, colour: palette.cream })}
    <path d="M-46 110V176q46 40 92 0V110Z" fill="${skin}"/><path d="M-46 132q46 30 92 0v22q-46 30 -92 0Z"
    fill="${palette.ink}" opacity=".1"/>
    <circle cx="-132" cy="14" r="27" fill="${skin}"/><circle cx="132" cy="14" r="27" fill="${skin}"/>
    <path d="M-132 -20C-132 -120 -70 -160 0 -160S132 -120 132 -20C132 84 70 146 0 146S-132 84 -132 -20Z"
    fill="${skin}"/>
    ${eye(-50)}${eye(50)}<path d="M-8 30q8 8 16 0" fill="none" stroke="${palette.ink}"
    stroke-width="7" stroke-linecap="round" opacity=".45"/>
    <circle cx="-82" cy="46" r="23" fill="${palette.accent}" opacity=".35"/><circle cx="82" cy="46" r="23"
    fill="${palette.accent}" opacity=".35"/>
    ${mouth}${head(look)}`
}

/** A cat's face, about 400 wide. */
export function catFace({ near, cream, ink, accent }: Palette): string {
  const whiskers = [-1, 1].map(
    (side) => svg`<path d="M${side * 74} 52L${side * 178} 34M${side * 74} 66
    L${side * 180} 74M${side * 74} 80L${side * 168} 112"/>`,
  )
  const eyes = [-66, 66].map(
    (x) => svg`<ellipse cx="${x}" cy="-4" rx="25" ry="28" fill="${cream}"/><ellipse cx="${x}" cy="-2" rx="13" ry="22"
      fill="${ink}"/><circle cx="${x + 5}" cy="-11" r="5.500" fill="${cream}"/>`,
  )
  return svg`<path d="M-164 -196q-6 -22 16 -14L-30 -146L-130 -20ZM164 -196q6 -22 -16 -14L30 -146L130 -20Z"
    fill="${near}"/>
    <path d="M-142 -172L-66 -126L-120 -66ZM142 -172L66 -126L120 -66Z" fill="${accent}" opacity=".7"/>
    <path d="M-176 20C-176 -100 -100 -150 0 -150S176 -100 176 20C176 120 90 168 0 168S-176 120 -176 20Z"
    fill="${near}"/>
    <path d="M-22 -148V-96M0 -150V-84M22 -148V-96" stroke="${ink}" stroke-width="13" stroke-linecap="round"
    opacity=".45"/>
    <path d="M-84 66C-84 20 84 20 84 66C84 122 50 150 0 150S-84 122 -84 66Z" fill="${cream}"/>${eyes}
    <path d="M-20 42q20 -10 40 0q0 16 -20 26q-20 -10 -20 -26Z" fill="${accent}"/>
    <path d="M0 68v14q-14 22 -36 12M0 82q14 22 36 12" fill="none" stroke="${ink}"
    stroke-width="8" stroke-linecap="round"/>
    <g stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".4">${whiskers}</g>`
}

/** A mouse's face with its big ears, about 420 wide. */
export function mouseFace({ far, cream, ink, accent }: Palette): string {
  const ears = [-1, 1].map(
    (side) => svg`<circle cx="${side * 130}" cy="-112" r="92" fill="${far}"/>
    <circle cx="${side * 130}" cy="-108" r="60" fill="${accent}" opacity=".55"/>`,
  )
  const eyes = [-56, 56].map(
    (x) => svg`<circle cx="${x}" cy="-6" r="19" fill="${ink}"/><circle cx="${x + 7}" cy="-13"
    r="6.500" fill="${cream}"/>`,
  )
  return svg`${ears}<path d="M-146 20C-146 -80 -80 -120 0 -120S146 -80 146 20C146 80 60 168 0 168S-146 80 -146 20Z"
    fill="${far}"/>
    <path d="M-62 90C-62 50 62 50 62 90C62 130 24 160 0 160S-62 130 -62 90Z" fill="${cream}"/>${eyes}
    <circle cx="-96" cy="50" r="24" fill="${accent}" opacity=".4"/><circle cx="96" cy="50" r="24" fill="${accent}"
    opacity=".4"/>
    <ellipse cx="0" cy="80" rx="24" ry="18" fill="${ink}"/><path d="M0 98v12q-12 16 -28 9M0 110q12 16 28 9"
    fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-70 84L-168 70M-70 98L-164 112M70 84L168 70M70 98L164 112" stroke="${ink}"
    stroke-width="5" stroke-linecap="round" opacity=".35"/>`
}
