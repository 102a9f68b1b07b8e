import { useEffect, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { ChartLegend } from './chart-legend'
import { chartShape, gapsIn, labelIndices, nearestIndex, type PlotSize, type Values } from './chart-shape'
import { Plot, PlotLayer } from './plot'

/** Texts and values of a chart, on the page or as a picture. */
export type ChartContent = {
  values: Values
  /** Values of the period that these are compared with, point by point. */
  previous: Values | null
  /** Names of both lines for the legend, which stands above the chart until a point is chosen; null leaves it out. */
  legend: readonly [current: string, previous: string] | null
  /** Text of a point under the axis. */
  axisText: (index: number) => string
  formatValue: (value: number) => string
}

type TrendChartProps = ChartContent & {
  /** Accessible name of the control that moves from point to point. */
  label: string
  /** Number of points in the past; a later one without a value is no gap. */
  begun: number
  /** Name of a gap in the legend. */
  gapText: string
  /** Text of a point with its date and values; shown above the chart and announced. */
  pointText: (index: number) => string
}

const HEIGHT = 200
const LABEL_WIDTH = 110

/**
 * A line over time with a dashed line of the previous period. A native slider over the plot moves from point to point by
 * keyboard, touch and pointer, and announces each.
 */
export function TrendChart({ label, begun, gapText, pointText, ...content }: TrendChartProps) {
  const { values, previous, legend, axisText, formatValue } = content
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [index, setIndex] = useState<number | null>(null)
  const count = values.length
  const shape = chartShape(previous ? [values, previous] : [values], { width, height: HEIGHT })
  const current = index === null ? null : Math.min(index, count - 1)
  const shown = current ?? count - 1
  const gap = gapsIn(values, begun).length > 0 ? gapText : undefined
  return (
    <div className="space-y-1">
      <div aria-hidden className="mb-3 min-h-11 text-sm md:min-h-6">
        {current === null ? (
          <ChartLegend lines={legend} gap={gap} />
        ) : (
          <p className="font-semibold">{pointText(current)}</p>
        )}
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
          <Plot {...{ width, height: HEIGHT, values, previous, begun }} />
          {current !== null && (
            <Marker {...{ width, height: HEIGHT, x: shape.x(current), y: yOf(values[current], shape) }} />
          )}
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
            style={{ left: `${(shape.x(at) / width) * 100}%` }}
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

const yOf = (value: number | null | undefined, { y }: ReturnType<typeof chartShape>): number | null =>
  typeof value === 'number' ? y(value) : null

type MarkerProps = PlotSize & { x: number; y: number | null }

/** Marks the current point; one without a value only on the axis. */
const Marker = ({ width, height, x, y }: MarkerProps) => (
  <PlotLayer width={width} height={height}>
    <line x1={x} x2={x} y2={height} className="stroke-edge" />
    {y !== null && <circle cx={x} cy={y} r={5} className="fill-primary stroke-paper stroke-2" />}
  </PlotLayer>
)

const DEFAULT_WIDTH = 600

/** Width of an element in pixels, once the page has its layout. */
function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || DEFAULT_WIDTH))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}
