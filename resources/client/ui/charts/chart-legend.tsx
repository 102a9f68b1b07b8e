import { useId } from 'react'

import { DASHES } from './draw-plot'
import { Hatching } from './plot'

type ChartLegendProps = {
  /** Names of both lines; null for a chart of one line. */
  lines: readonly [current: string, previous: string] | null
  /** Name of the hatched gaps; undefined without any. */
  gap: string | undefined
}

/** Names of a chart's lines and gaps, each with its pattern. */
export function ChartLegend({ lines, gap }: ChartLegendProps) {
  const id = useId()
  return (
    <ul className="flex flex-wrap gap-x-5 text-muted">
      {lines?.map((name, place) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={24} height={2} className="shrink-0">
            <line
              x2={24}
              y1={1}
              y2={1}
              strokeDasharray={place === 0 ? undefined : DASHES.join(' ')}
              className={place === 0 ? 'stroke-primary stroke-2' : 'stroke-muted stroke-2'}
            />
          </svg>
          {name}
        </li>
      ))}
      {gap !== undefined && (
        <li className="flex items-center gap-2">
          <svg width={24} height={12} className="shrink-0">
            <Hatching id={id} />
            <rect width={24} height={12} fill={`url(#${id})`} />
          </svg>
          {gap}
        </li>
      )}
    </ul>
  )
}
