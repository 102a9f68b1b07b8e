import type { ChartColors } from './chart-colors'
import { chartShape, isolatedIndices, MANY_POINTS, type PlotSize, type Values } from './chart-shape'

/** Dashes of the previous period's line, so that colour is not the only difference. */
export const DASHES = [5, 4]

const LINE_WIDTH = 2
const DOT_RADIUS = 3
const AREA_OPACITY = 0.15

type Plot = PlotSize & { values: Values; previous: Values | null; colors: ChartColors }

/** Draws the lines of a chart on a canvas, as `SvgPlot` does on a page. */
export function drawPlot(
  context: CanvasRenderingContext2D,
  { values, previous, colors, ...size }: Plot,
): ReturnType<typeof chartShape> {
  const shape = chartShape(previous ? [values, previous] : [values], size)
  const draw = (series: Values, color: string, dashes: number[]) => {
    context.strokeStyle = color
    context.fillStyle = color
    context.setLineDash(dashes)
    context.beginPath()
    shape.line.context(context)([...series])
    context.stroke()
    for (const index of isolatedIndices(series)) {
      context.beginPath()
      context.arc(shape.x(index), shape.y(series[index] ?? 0), DOT_RADIUS, 0, 2 * Math.PI)
      context.fill()
    }
  }
  context.lineWidth = LINE_WIDTH
  if (values.length <= MANY_POINTS) {
    context.globalAlpha = AREA_OPACITY
    context.fillStyle = colors.line
    context.beginPath()
    shape.area.context(context)([...values])
    context.fill()
    context.globalAlpha = 1
  }
  if (previous) draw(previous, colors.muted, DASHES)
  draw(values, colors.line, [])
  context.setLineDash([])
  return shape
}
