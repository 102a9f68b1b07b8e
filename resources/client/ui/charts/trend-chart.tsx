import { useLayoutEffect, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { CanvasPlot } from './canvas-plot'
import { chartShape, labelIndices, nearestIndex, type PlotSize, type Values } from './chart-shape'

type TrendChartProps = {
  /** Accessible name of the control that moves from point to point. */
  label: string
  values: Values
  /** Values of the period that these are compared with, point by point. */
  previous: Values | null
  /** Names of both lines for the legend, which stands above the chart until a point is chosen; null leaves it out. */
  legend: readonly [current: string, previous: string] | null
  /** Text of a point with its date and values; shown above the chart and announced. */
  pointText: (index: number) => string
  /** Text of a point under the axis. */
  axisText: (index: number) => string
  formatValue: (value: number) => string
}

const HEIGHT = 200
const LABEL_WIDTH = 110
/** Number of points from which a canvas draws the lines. */
const MANY_POINTS = 400

/**
 * A line over time with a dashed line of the previous period. A native slider over the plot moves from point to point by
 * keyboard, touch and pointer, and announces each.
 */
export function TrendChart({ label, values, previous, legend, pointText, axisText, formatValue }: TrendChartProps) {
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [index, setIndex] = useState<number | null>(null)
  const count = values.length
  const shape = chartShape(previous ? [values, previous] : [values], { width, height: HEIGHT })
  const current = index === null ? null : Math.min(index, count - 1)
  const shown = current ?? count - 1
  return (
    <div className="space-y-1">
      <div aria-hidden className="mb-3 min-h-11 text-sm md:min-h-6">
        {current === null ? legend && <Legend names={legend} /> : <p className="font-semibold">{pointText(current)}</p>}
      </div>
      <div className="flex gap-2">
        <div aria-hidden className="relative w-16 shrink-0 text-end text-xs text-muted">
          {shape.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: shape.y(tick) }}
            >
              {formatValue(tick)}
            </span>
          ))}
        </div>
        <div
          ref={plot}
          className="relative h-50 min-w-0 flex-1 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <Plot {...{ width, height: HEIGHT, values, previous, index: current }} />
          <input
            type="range"
            aria-label={label}
            aria-valuetext={pointText(shown)}
            min={0}
            max={Math.max(0, count - 1)}
            value={shown}
            onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
            onFocus={() => setIndex(shown)}
            onBlur={() => setIndex(null)}
            onPointerMove={({ nativeEvent }) => setIndex(nearestIndex(nativeEvent.offsetX, width, count))}
            onPointerLeave={() => setIndex(null)}
            className="absolute inset-0 size-full cursor-crosshair opacity-0 print:hidden"
          />
        </div>
      </div>
      <div aria-hidden className="relative ms-18 h-5 text-xs text-muted">
        {labelIndices(count, Math.floor(width / LABEL_WIDTH)).map((at) => (
          <span
            key={at}
            className={classNames('absolute whitespace-nowrap', axisAlignment(at, count))}
            style={{ left: shape.x(at) }}
          >
            {axisText(at)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Keeps the first and the last label of the axis within the plot. */
function axisAlignment(index: number, count: number): string {
  if (index === 0) return 'translate-x-0'
  return index === count - 1 ? '-translate-x-full' : '-translate-x-1/2'
}

const LEGEND_LINES = ['stroke-primary', 'stroke-muted [stroke-dasharray:5_4]']

const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-5 text-muted">
    {names.map((name, place) => (
      <li key={LEGEND_LINES[place]} className="flex items-center gap-2">
        <svg width={24} height={2} className="shrink-0">
          <line x2={24} y1={1} y2={1} className={classNames('stroke-2', LEGEND_LINES[place])} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)

type PlotProps = PlotSize & Pick<TrendChartProps, 'values' | 'previous'> & { index: number | null }

function Plot({ width, height, values, previous, index }: PlotProps) {
  const shape = chartShape(previous ? [values, previous] : [values], { width, height })
  const isLong = values.length > MANY_POINTS
  return (
    <>
      <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
        {shape.ticks.map((tick) => (
          <line key={tick} x2={width} y1={shape.y(tick)} y2={shape.y(tick)} className="stroke-divider" />
        ))}
        {!isLong && <Lines values={values} previous={previous} shape={shape} />}
        {index !== null && <Marker index={index} value={values[index] ?? null} height={height} shape={shape} />}
      </svg>
      {isLong && <CanvasPlot {...{ width, height, values, previous }} />}
    </>
  )
}

type Shape = ReturnType<typeof chartShape>

type LinesProps = Pick<PlotProps, 'values' | 'previous'> & { shape: Shape }

function Lines({ values, previous, shape }: LinesProps) {
  const [only] = values.length === 1 ? values : []
  return (
    <>
      <path d={shape.area([...values]) ?? ''} className="fill-primary/15" />
      {previous && (
        <path d={shape.line([...previous]) ?? ''} strokeDasharray="5 4" className="fill-none stroke-muted stroke-2" />
      )}
      <path d={shape.line([...values]) ?? ''} className="fill-none stroke-primary stroke-2" />
      {typeof only === 'number' && <circle cx={shape.x(0)} cy={shape.y(only)} r={4} className="fill-primary" />}
    </>
  )
}

type MarkerProps = { index: number; value: number | null; height: number; shape: Shape }

/** Marks the current point; one without a value only on the axis. */
const Marker = ({ index, value, height, shape }: MarkerProps) => (
  <>
    <line x1={shape.x(index)} x2={shape.x(index)} y2={height} className="stroke-edge" />
    {value !== null && (
      <circle cx={shape.x(index)} cy={shape.y(value)} r={5} className="fill-primary stroke-paper stroke-2" />
    )}
  </>
)

const DEFAULT_WIDTH = 600

/** Width of an element in pixels. */
function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth || DEFAULT_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
