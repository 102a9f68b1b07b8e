import { useEffect, useRef } from 'react'

import { chartColors } from './chart-colors'
import type { Values } from './chart-shape'
import { drawPlot } from './draw-plot'

type CanvasPlotProps = { values: Values; previous: Values | null }

/** A plot of thousands of points, hidden from screen readers like the SVG that draws fewer. */
export function CanvasPlot({ values, previous }: CanvasPlotProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return undefined
    const draw = () => {
      const { clientWidth: width, clientHeight: height, parentElement } = element
      const colors = chartColors(parentElement ?? element)
      const scale = window.devicePixelRatio
      element.width = width * scale
      element.height = height * scale
      context.scale(scale, scale)
      drawPlot(context, { width, height, values, previous, colors })
    }
    // Draws once the page has its layout: reading a size or a colour before would force one within the render.
    const size = new ResizeObserver(draw)
    size.observe(element)
    // Unlike classes, pixels follow neither a change of the theme nor the colours of a print.
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    const print = window.matchMedia('print')
    print.addEventListener('change', draw)
    return () => {
      size.disconnect()
      theme.disconnect()
      print.removeEventListener('change', draw)
    }
  }, [values, previous])
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
}
