import { memo, type ReactNode, useId } from 'react'

import { CanvasPlot } from './canvas-plot'
import { chartShape, gapsIn, isolatedIndices, MANY_POINTS, type PlotSize, type Values } from './chart-shape'
import { DASHES } from './draw-plot'

/** Gaps that are narrower, in pixels, show as a break of the line alone. */
const MIN_HATCHED = 4

type PlotProps = PlotSize & { values: Values; previous: Values | null; begun: number }

/** The grid and the lines of a chart; memoized, because its marker follows the pointer. */
export const Plot = memo(function Plot({ width, height, values, previous, begun }: PlotProps) {
  const shape = chartShape(previous ? [values, previous] : [values], { width, height })
  const isLong = values.length > MANY_POINTS
  return (
    <>
      <PlotLayer width={width} height={height}>
        <Gaps {...{ values, begun, height, shape }} />
        {shape.ticks.map((tick) => (
          <line key={tick} x2={width} y1={shape.y(tick)} y2={shape.y(tick)} className="stroke-divider" />
        ))}
        {!isLong && <Lines values={values} previous={previous} shape={shape} />}
      </PlotLayer>
      {isLong && <CanvasPlot values={values} previous={previous} />}
    </>
  )
})

/** A layer over the plot, which a print scales to its page. */
export const PlotLayer = ({ width, height, children }: PlotSize & { children: ReactNode }) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
  >
    {children}
  </svg>
)

type Shape = ReturnType<typeof chartShape>

/** Hatches where values are missing, so that a gap is not taken for a value of 0. */
function Gaps({ values, begun, height, shape }: Pick<PlotProps, 'values' | 'begun' | 'height'> & { shape: Shape }) {
  const id = useId()
  const half = shape.x(1) / 2
  const boxes = gapsIn(values, begun)
    .map(({ from, to }) => ({ x: Math.max(0, shape.x(from) - half), end: shape.x(to) + half }))
    .map(({ x, end }) => ({ x, width: Math.min(end, shape.x(values.length - 1)) - x }))
    .filter(({ width }) => width >= MIN_HATCHED)
  if (boxes.length === 0) return null
  return (
    <>
      <Hatching id={id} />
      {boxes.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height={height} fill={`url(#${id})`} />
      ))}
    </>
  )
}

/** The pattern of missing values. */
export const Hatching = ({ id }: { id: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <line y2={6} className="stroke-edge" />
  </pattern>
)

function Lines({ values, previous, shape }: { values: Values; previous: Values | null; shape: Shape }) {
  const dots = (series: Values, className: string) =>
    isolatedIndices(series).map((index) => (
      <circle key={index} cx={shape.x(index)} cy={shape.y(series[index] ?? 0)} r={3} className={className} />
    ))
  return (
    <>
      <path d={shape.area([...values]) ?? ''} className="fill-primary/15" />
      {previous && (
        <path
          d={shape.line([...previous]) ?? ''}
          strokeDasharray={DASHES.join(' ')}
          className="fill-none stroke-muted stroke-2"
        />
      )}
      {previous && dots(previous, 'fill-muted')}
      <path d={shape.line([...values]) ?? ''} className="fill-none stroke-primary stroke-2" />
      {dots(values, 'fill-primary')}
    </>
  )
}
