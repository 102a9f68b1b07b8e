import { useLayoutEffect, useRef } from 'react'

import { chartShape, type PlotSize, type Values } from './chart-shape'

type CanvasPlotProps = PlotSize & { values: Values; previous: Values | null }

/** Draws the lines of a chart in the colour of its text; the dashed one is the previous period. */
export function drawPlot(context: CanvasRenderingContext2D, { values, previous, ...size }: CanvasPlotProps): void {
  const shape = chartShape(previous ? [values, previous] : [values], size)
  const draw = (series: Values, dash: number[], opacity: number) => {
    context.globalAlpha = opacity
    context.setLineDash(dash)
    context.beginPath()
    shape.line.context(context)([...series])
    context.stroke()
  }
  context.lineWidth = 2
  if (previous) draw(previous, [5, 4], 0.6)
  draw(values, [], 1)
}

/** A plot of thousands of points, hidden from screen readers like the SVG that draws fewer. */
export function CanvasPlot({ width, height, values, previous }: CanvasPlotProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const scale = window.devicePixelRatio
    element.width = width * scale
    element.height = height * scale
    context.scale(scale, scale)
    context.strokeStyle = getComputedStyle(element).color
    drawPlot(context, { width, height, values, previous })
  })
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full text-primary" />
}
