import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { SpinnerRing } from '@/ui/feedback/spinner'
import { Link } from '@/ui/links/link'

type TileProps = {
  /** Large picture. */
  picture: ReactNode
  name: string
  /** Note below the name: "You", "Suspended". */
  note?: string | undefined
  /** Accessible name of the button. */
  label: string
} & (
  | { to: string; onPress?: never; isOpening?: never; isOff?: never }
  /** `isOpening`: pressed, and the page is about to reload; `isOff`: the tile is disabled. */
  | { to?: never; onPress: () => void; isOpening?: boolean; isOff?: boolean }
)

const TILE = 'group flex w-full flex-col items-center gap-3 rounded-panel p-3 transition-press md:p-4'

/** A tile that selects a profile, or links elsewhere. */
export function ProfileTile({ picture, name, note, label, ...way }: TileProps) {
  const content = (
    <>
      <span
        className={classNames(
          'relative rounded-full transition-press',
          way.isOff !== true && 'group-hover:scale-105 group-active:scale-95',
        )}
      >
        {picture}
        {way.isOpening && <SpinnerRing className="absolute -inset-3 text-primary" />}
      </span>
      <span className="flex flex-col items-center">
        <span className="line-clamp-2 text-lg font-extrabold break-words md:text-xl">{name}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </span>
    </>
  )
  if (way.to !== undefined) {
    return (
      <Link to={way.to} aria-label={label} className={TILE}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      aria-label={note ? `${label} (${note})` : label}
      aria-busy={way.isOpening}
      disabled={way.isOff}
      onClick={way.onPress}
      className={classNames(TILE, way.isOff && 'opacity-60')}
    >
      {content}
    </button>
  )
}

/** Round icon of an avatar's size. */
export function TileSign({ icon }: { icon: ReactNode }) {
  return (
    <span className="grid size-[clamp(7rem,26vmin,12rem)] place-items-center rounded-full border-2 border-dashed border-edge text-muted [&_svg]:size-1/3">
      {icon}
    </span>
  )
}

const IN_ROWS = 'md:grid-cols-[repeat(auto-fit,14rem)]'

/** Four tiles as two and two where they are not side by side, and on every tablet held upright. */
const FOUR =
  'md:max-[63rem]:has-[>:nth-child(4):last-child]:grid-cols-[repeat(2,14rem)] md:portrait:has-[>:nth-child(4):last-child]:grid-cols-[repeat(2,14rem)]'

/** Grid of tiles: two in a row on phones, as many as fit on wider screens, but four never as three and one. */
export function ProfileTiles({ children }: { children: ReactNode }) {
  return (
    <ul className={classNames('grid w-full grid-cols-2 justify-center gap-2 md:gap-4 [&>li]:min-w-0', IN_ROWS, FOUR)}>
      {children}
    </ul>
  )
}
