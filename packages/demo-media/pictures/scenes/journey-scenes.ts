import { type Brush, cloud, hill, meadow, roundTree, sky, spruce, sun, water } from '../drawing/landscape'
import { STARS, sign } from '../drawing/ornament'
import { placed, svg } from '../drawing/svg'
import type { Scene } from './outdoor-scenes'

const ENVELOPE = `M0 -190C92 -190 150 -120 150 -46C150 28 92 74 62 108H-62C-92 74 -150 28 -150 -46
  C-150 -120 -92 -190 0 -190Z`

function balloon({ palette, random }: Brush): string {
  const { accent, cream, glow, near, ink } = palette
  const [main = accent, other = cream] = random.shuffle([accent, near, glow])
  const striped = svg`<path d="M0 -190C52 -190 88 -120 88 -46C88 28 56 74 36 108H-36C-56 74 -88 28 -88 -46
    C-88 -120 -52 -190 0 -190Z" fill="${other}"/>
    <path d="M0 -190C26 -190 40 -120 40 -46C40 28 24 74 14 108H-14C-24 74 -40 28 -40 -46C-40 -120 -26 -190 0 -190Z"
    fill="${cream}"/>`
  const starred = svg`<path d="M-148 -20Q0 24 148 -20Q141 12 122 40Q0 76 -122 40Q-141 12 -148 -20Z" fill="${other}"/>
    ${sign(random.pick(STARS), { x: 0, y: -84, size: 118, threads: { first: cream, second: other } })}`
  return svg`<path d="M-50 100L-28 160M50 100L28 160M0 104V160" stroke="${ink}" stroke-width="4"/>
    <path d="${ENVELOPE}" fill="${main}"/>${random.chance(0.5) ? striped : starred}
    <path d="M150 -46C150 28 92 74 62 108H30C60 74 108 30 112 -46C115 -100 90 -150 60 -176C116 -158 150 -104 150 -46Z"
    fill="${ink}" opacity=".12"/>
    <path d="M-36 160H36L30 202q-2 10 -12 10H-18q-10 0 -12 -10Z" fill="${near}"/>
    <rect x="-44" y="152" width="88" height="16" rx="8" fill="${ink}"/>
    <path d="M-28 182H28M-26 196H26" stroke="${cream}" stroke-width="4" stroke-linecap="round" opacity=".4"/>`
}

export const hotAirBalloons: Scene = (brush) => {
  const { palette, random } = brush
  const left = random.chance(0.5)
  const spruces = [60, 130, 520].map((x) =>
    spruce(brush, { x, y: 585, height: random.between(80, 120), fill: palette.near }),
  )
  const far = { x: left ? 470 : 130, y: random.between(150, 230), scale: 0.4, turn: random.between(-5, 5) }
  return [
    sky(brush),
    cloud(brush, { x: left ? 130 : 470, y: 130, scale: 0.9 }),
    cloud(brush, { x: left ? 520 : 80, y: 320, scale: 0.75 }),
    hill(brush, { y: 480, height: 90, fill: palette.far }),
    placed(balloon(brush), far),
    placed(balloon(brush), { x: left ? 250 : 350, y: 236, scale: 1.04, turn: random.between(-6, 6) }),
    cloud(brush, { x: left ? 470 : 140, y: 430, scale: 1 }),
    hill(brush, { y: 560, height: 50, fill: palette.middle }),
    spruces.join(''),
    hill(brush, { y: 596, height: 20, fill: palette.near }),
  ].join('')
}

function wagon(colour: string, { palette }: Brush): string {
  return svg`<path d="M-62 0V-58q0 -10 10 -10H52q10 0 10 10V0Z" fill="${colour}"/>
    <rect x="-44" y="-54" width="36" height="28" rx="7" fill="${palette.glow}"/>
    <rect x="8" y="-54" width="36" height="28" rx="7" fill="${palette.glow}"/>
    <rect x="-70" y="-8" width="140" height="12" rx="6" fill="${palette.ink}"/>
    <circle cx="-34" cy="8" r="15" fill="${palette.ink}"/><circle cx="34" cy="8" r="15" fill="${palette.ink}"/>
    <circle cx="-34" cy="8" r="6" fill="${palette.cream}"/><circle cx="34" cy="8" r="6" fill="${palette.cream}"/>`
}

function locomotive({ palette }: Brush): string {
  return svg`<rect x="26" y="-118" width="24" height="44" rx="5" fill="${palette.ink}"/>
    <rect x="18" y="-126" width="40" height="14" rx="7" fill="${palette.ink}"/>
    <path d="M-72 0V-112H-8V-78H62q22 0 22 24V0Z" fill="${palette.accent}"/>
    <rect x="-82" y="-122" width="84" height="16" rx="8" fill="${palette.ink}"/>
    <rect x="-56" y="-94" width="34" height="34" rx="8" fill="${palette.glow}"/>
    <circle cx="84" cy="-44" r="11" fill="${palette.glow}"/><path d="M-8 -34H84" stroke="${palette.cream}"
    stroke-width="6"/>
    <path d="M84 -8l26 22H78Z" fill="${palette.ink}"/><rect x="-78" y="-8" width="166" height="12" rx="6"
    fill="${palette.ink}"/>
    <circle cx="-44" cy="6" r="22" fill="${palette.ink}"/><circle cx="10" cy="10" r="17" fill="${palette.ink}"/>
    <circle cx="56" cy="10" r="17" fill="${palette.ink}"/>
    <circle cx="-44" cy="6" r="9" fill="${palette.cream}"/><circle cx="10" cy="10" r="6" fill="${palette.cream}"/>
    <circle cx="56" cy="10" r="6" fill="${palette.cream}"/>`
}

export const littleTrain: Scene = (brush) => {
  const { palette, random } = brush
  const wagons = random.shuffle([palette.near, palette.glow, palette.cream])
  const train = [
    placed(locomotive(brush), { x: 430, y: 440, scale: 1.1 }),
    placed(wagon(wagons[0] ?? palette.near, brush), { x: 254, y: 440, scale: 1.05 }),
    placed(wagon(wagons[1] ?? palette.cream, brush), { x: 104, y: 440, scale: 1.05 }),
    placed(wagon(wagons[2] ?? palette.glow, brush), { x: -46, y: 440, scale: 1.05 }),
  ].join('')
  const steam = [
    [474, 270, 26],
    [444, 226, 34],
    [392, 196, 42],
    [320, 178, 50],
  ].map(([x = 0, y = 0, r = 0]) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.cream}" opacity=".85"/>`)
  const trees = [50, 170, 560].map((x) =>
    roundTree(brush, { x, y: 420, height: random.between(110, 170), fill: palette.middle }),
  )
  const drawing = [
    sun(brush, { x: 130, y: 150, r: 64 }),
    hill(brush, { y: 380, height: 110, fill: palette.far }),
    steam.join(''),
    trees.join(''),
    svg`<rect y="452" width="600" height="160" fill="${palette.middle}"/><rect x="-20" y="458" width="640" height="9"
      rx="4" fill="${palette.ink}" opacity=".7"/>`,
    train,
    hill(brush, { y: 540, height: 34, fill: palette.near }),
    meadow(brush, { from: 16, to: 590, y: 576 }),
  ].join('')
  return sky(brush) + placed(drawing, random.chance(0.5) ? { x: 0, y: 0 } : { x: 600, y: 0, flip: true })
}

export const lighthouse: Scene = (brush) => {
  const { palette, random } = brush
  const right = random.chance(0.5)
  const [wall = palette.cream, stripe = palette.accent] = random.shuffle([palette.cream, palette.accent])
  const tower = svg`<path d="M-46 0L-32 -270H32L46 0Z" fill="${wall}"/>
    <path d="M-42.500 -68L-39 -136H39L42.500 -68ZM-35.500 -204L-32 -270H32L35.500 -204Z" fill="${stripe}"/>
    <path d="M20 -270H32L46 0H24Z" fill="${palette.ink}" opacity=".12"/>
    <rect x="-46" y="-284" width="92" height="16" rx="8" fill="${palette.ink}"/>
    <rect x="-25" y="-336" width="50" height="54" rx="8" fill="${palette.glow}"/>
    <path d="M-36 -334q36 -56 72 0Z" fill="${palette.accent}"/><path d="M0 -282V-336" stroke="${palette.ink}"
    stroke-width="4"/>
    <circle cx="0" cy="-368" r="6" fill="${palette.ink}"/><path d="M-12 0V-34a12 12 0 0 1 24 0V0Z"
    fill="${palette.ink}"/>
    <rect x="-9" y="-172" width="18" height="24" rx="9" fill="${palette.ink}"/>`
  const beams = svg`<path d="M0 0L-420 -90V40ZM0 0L420 -120V20Z" fill="${palette.glow}" opacity=".4"/>`
  const gulls = [
    [0.25, 150, 1],
    [0.16, 196, 0.7],
    [0.34, 210, 0.55],
  ].map(([part = 0, y = 0, scale = 1]) =>
    placed(
      svg`<path d="M-30 -8Q-14 -24 0 0Q14 -24 30 -8" fill="none" stroke="${palette.ink}"
      stroke-width="6" stroke-linecap="round"/>`,
      {
        x: (right ? part : 1 - part) * 600,
        y,
        scale,
      },
    ),
  )
  const x = right ? 400 : 200
  return [
    sky(brush),
    sun(brush, { x: 600 - x + random.between(-30, 30), y: random.between(290, 350), r: random.between(56, 78) }),
    placed(beams, { x, y: 136 }),
    gulls.join(''),
    svg`<path d="M${x - 190} 470Q${x - 130} 396 ${x - 40} 392H${x + 50}Q${x + 140} 400 ${x + 210} 480Z"
      fill="${palette.near}"/>`,
    placed(tower, { x, y: 442, scale: 1 }),
    svg`<path d="M${x - 150} 470Q${x - 80} 424 ${x} 432T${x + 170} 470Z" fill="${palette.ink}" opacity=".35"/>`,
    water(brush, 446),
  ].join('')
}
