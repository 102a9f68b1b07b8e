import { HILLS, SCENE_BOX } from '@/ui/pictures/hills'
import { STAR_PATH } from '@/ui/pictures/star-ornament'

/** The site mark's bird: a note whose stem is a cocked tail. */
const BIRD =
  'M12.5 32C12.5 25 17.5 20 24 20c5.5 0 8.5 3.2 10.8 6.7 1.4 2.2 2.7 3.7 4.7 4.5V13.5a2.8 2.8 0 0 1 5.2-1.5c3.3 5.7 10.6 7 9.8 18-.1.9-1 1-1.5.3-2.2-3.3-4.7-4.7-8-5.2V40c0 8.5-6.8 14-15.5 14-9.6 0-17-6.3-17-15.5l-5-.4c-.9-.1-1.1-1.2-.3-1.6L12.5 34l.1-1.5-7.3-5.3c-.8-.6-.4-1.7.5-1.6l8.2.9z'

const SPRUCE =
  'M0-64c1.5 0 2.5.8 3.3 2.2L14-42c1.5 3-.3 5-3 5H9l9 15c1.7 3-.2 5.5-3.3 5.5H4V0h-8v-16.5h-10.7c-3.1 0-5-2.5-3.3-5.5l9-15h-2c-2.7 0-4.5-2-3-5L-3.3-61.8C-2.5-63.2-1.5-64 0-64z'

/** Positions and scales of the spruces, the far ones first. */
const FAR_SPRUCES = [
  [70, 556, 0.7],
  [104, 548, 0.95],
  [138, 545, 0.65],
  [470, 520, 0.8],
  [508, 513, 1.1],
  [548, 510, 0.75],
] as const
const NEAR_SPRUCES = [
  [30, 650, 1.5],
  [86, 640, 1.9],
  [136, 634, 1.25],
] as const

/** The song: stars that grow as they fly out of the bird's beak. */
const SONG = [
  [312, 488, 18],
  [262, 462, 26],
  [300, 412, 22],
  [206, 418, 34],
  [232, 340, 28],
  [148, 344, 42],
  [176, 246, 34],
] as const

/** Stars woven into the nearest hill like a blanket's pattern. */
const WOVEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((count) => ({
  x: 20 + (count % 7) * 94 + (count > 6 ? 47 : 0),
  y: 766 + (count > 6 ? 52 : 0) - (count % 7) * 6,
}))

/** Picture beside the guest forms: hills at morning, and a bird that sings stars. The hills are blue in dark themes. */
export function SongScene({ className }: { className?: string }) {
  return (
    <svg viewBox={SCENE_BOX} preserveAspectRatio="xMaxYMax slice" aria-hidden className={className}>
      <circle cx="430" cy="250" r="92" className="fill-paper dark:fill-primary-light" />
      <circle cx="392" cy="226" r="84" className="fill-transparent dark:fill-background-alt" />
      <path {...HILLS.far} />
      {FAR_SPRUCES.map((at) => (
        <Spruce key={at[0]} at={at} className="fill-primary opacity-35 dark:fill-chip dark:opacity-100" />
      ))}
      <path {...HILLS.middle} />
      {NEAR_SPRUCES.map((at) => (
        <Spruce key={at[0]} at={at} className="fill-primary dark:fill-background" />
      ))}
      <path {...HILLS.near} />
      <g className="fill-on-primary opacity-15 dark:fill-main">
        {WOVEN.map(({ x, y }) => (
          <Star key={`${x} ${y}`} x={x} y={y} size={34} />
        ))}
      </g>
      <g className="fill-primary dark:fill-honey">
        {SONG.map(([x, y, size]) => (
          <Star key={y} x={x} y={y} size={size} />
        ))}
      </g>
      <g transform="translate(330 440) scale(4.4)">
        <path d={BIRD} className="fill-honey" />
        <circle cx="22" cy="28.5" r="2.4" className="fill-primary dark:fill-background" />
        <g className="fill-primary dark:fill-background">
          <Star x={29} y={41.5} size={17} />
        </g>
      </g>
    </svg>
  )
}

function Spruce({ at: [x, y, scale], className }: { at: readonly [number, number, number]; className: string }) {
  return <path d={SPRUCE} transform={`translate(${x} ${y}) scale(${scale})`} className={className} />
}

function Star({ x, y, size }: { x: number; y: number; size: number }) {
  return <path d={STAR_PATH} transform={`translate(${x} ${y}) scale(${size / 40})`} />
}
