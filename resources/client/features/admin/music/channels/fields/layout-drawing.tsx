import type { ReactNode } from 'react'

type Box = readonly [x: number, y: number, width: number, height: number]

const columns = [4, 23, 42]
const rows = [4, 15, 26, 37]

/** Boxes of each layout, in a drawing of 60 by 44. */
const drawings: Readonly<Record<string, readonly Box[]>> = {
  grid: [5, 25].flatMap((y) => columns.map((x): Box => [x, y, 14, 14])),
  list: [4, 17, 30].flatMap((y): Box[] => [
    [4, y, 10, 10],
    [18, y + 1, 38, 3],
    [18, y + 6, 24, 2],
  ]),
  trackTable: rows.flatMap((y): Box[] => [
    [4, y, 3, 3],
    [11, y, 24, 3],
    [39, y, 8, 3],
    [51, y, 5, 3],
  ]),
  // The outer covers continue beyond the picture.
  carousel: [-4, 14, 32, 50].map((x): Box => [x, 11, 14, 22]),
}

/** Drawing of a layout: where its covers and texts are. */
export function LayoutDrawing({ layout }: { layout: string }): ReactNode {
  return (
    <svg aria-hidden viewBox="0 0 60 44" className="h-11 w-15 fill-current">
      {(drawings[layout] ?? []).map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx="1.5" />
      ))}
    </svg>
  )
}
