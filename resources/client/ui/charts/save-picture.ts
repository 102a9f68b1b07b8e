import { downloadFile } from '@/lib/files/download-file'

import { chartColors } from './chart-colors'
import { drawBars, type Bar } from './draw-bars'
import { drawChart } from './draw-chart'
import type { ChartContent } from './trend-chart'
import { writeLines } from './write-lines'

/** Content of a picture under its title: a chart with its summary, or bars. */
export type PictureContent = { chart: ChartContent; summary: string } | { bars: readonly Bar[] }

const WIDTH = 1200
const MARGIN = 40
const TITLE_SIZE = 30
const SUMMARY_SIZE = 20
const CHART_HEIGHT = 420
const BAR_HEIGHT = 44
/** Pixels of the file per pixel of the layout, for prints and presentations. */
const SCALE = 2

/**
 * Saves a PNG in the colours and the font of `parent`. It is drawn again, on a canvas: a picture of the page's own elements
 * would taint the canvas in Safari.
 */
export async function savePicture(title: string, content: PictureContent, parent: Element): Promise<void> {
  const blob = await pictureOf(title, content, parent)
  if (blob) downloadFile(`${title}.png`, blob)
}

async function pictureOf(title: string, content: PictureContent, parent: Element): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  const { fontFamily } = getComputedStyle(parent)
  const colors = chartColors(parent)
  const area = { left: MARGIN, width: WIDTH - 2 * MARGIN }
  const write = (size: number, weight: number, text: string, top: number) => {
    context.font = `${weight} ${size}px ${fontFamily}`
    return writeLines(context, text, { ...area, top, lineHeight: size * 1.4 })
  }
  function draw(): number {
    if (!context) return 0
    context.fillStyle = colors.surface
    context.fillRect(0, 0, WIDTH, canvas.height)
    context.fillStyle = colors.text
    const below = write(TITLE_SIZE, 700, title, MARGIN)
    if ('bars' in content) {
      const height = BAR_HEIGHT * content.bars.length
      drawBars(context, content.bars, { ...area, top: below, barHeight: BAR_HEIGHT, colors, fontFamily })
      return below + height + MARGIN
    }
    const top = write(SUMMARY_SIZE, 400, content.summary, below)
    drawChart(context, content.chart, { ...area, top, height: CHART_HEIGHT, colors, fontFamily })
    return top + CHART_HEIGHT + MARGIN
  }
  // Texts wrap: the first drawing tells how high the picture is, the second fills it.
  const height = draw()
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  context.scale(SCALE, SCALE)
  draw()
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
