import type { ChartColors } from './chart-colors'
import { labelIndices } from './chart-shape'
import { DASHES, drawPlot } from './draw-plot'
import type { ChartContent } from './trend-chart'

type Place = { left: number; top: number; width: number; height: number; colors: ChartColors; fontFamily: string }

const FONT_SIZE = 16
const LEGEND_HEIGHT = 36
const LEGEND_LINE = 36
const AXIS_HEIGHT = 30
const AXIS_WIDTH = 80
const LABEL_WIDTH = 150
const GAP = 12

/** Draws a chart with its legend and axes on a canvas. */
export function drawChart(context: CanvasRenderingContext2D, content: ChartContent, place: Place): void {
  const { values, previous, axisText, formatValue } = content
  const { left, top, width, height, colors, fontFamily } = place
  context.font = `400 ${FONT_SIZE}px ${fontFamily}`
  if (content.legend) drawLegend(context, content.legend, place)
  const plot = {
    left: left + AXIS_WIDTH,
    top: top + LEGEND_HEIGHT,
    width: width - AXIS_WIDTH,
    height: height - LEGEND_HEIGHT - AXIS_HEIGHT,
  }
  context.save()
  context.translate(plot.left, plot.top)
  const shape = drawPlot(context, { width: plot.width, height: plot.height, values, previous, colors })
  context.restore()
  context.lineWidth = 1
  context.strokeStyle = colors.grid
  context.fillStyle = colors.muted
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  for (const tick of shape.ticks) {
    const y = plot.top + shape.y(tick)
    context.beginPath()
    context.moveTo(plot.left, y)
    context.lineTo(plot.left + plot.width, y)
    context.stroke()
    context.fillText(formatValue(tick), plot.left - GAP, y)
  }
  context.textBaseline = 'top'
  for (const index of labelIndices(values.length, Math.floor(plot.width / LABEL_WIDTH))) {
    context.textAlign = index === 0 ? 'left' : index === values.length - 1 ? 'right' : 'center'
    context.fillText(axisText(index), plot.left + shape.x(index), plot.top + plot.height + GAP)
  }
}

function drawLegend(context: CanvasRenderingContext2D, names: readonly string[], { left, top, colors }: Place): void {
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.lineWidth = 2
  let x = left
  for (const [place, name] of names.entries()) {
    context.strokeStyle = place === 0 ? colors.line : colors.muted
    context.setLineDash(place === 0 ? [] : DASHES)
    context.beginPath()
    context.moveTo(x, top + GAP)
    context.lineTo(x + LEGEND_LINE, top + GAP)
    context.stroke()
    context.fillStyle = colors.muted
    context.fillText(name, x + LEGEND_LINE + GAP, top + GAP)
    x += LEGEND_LINE + 3 * GAP + context.measureText(name).width
  }
  context.setLineDash([])
}
