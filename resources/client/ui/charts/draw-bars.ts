import type { ChartColors } from './chart-colors'
import { shorten } from './write-lines'

/** A row of a share: its name, its value as text, and the length of its bar from 0 to 1. */
export type Bar = { name: string; text: string; length: number }

type Place = { left: number; top: number; width: number; barHeight: number; colors: ChartColors; fontFamily: string }

const FONT_SIZE = 20
const PADDING = 12
const GAP = 6
const RADIUS = 8
const BAR_OPACITY = 0.2

/** Draws shares as bars behind their names, with their values at the end. */
export function drawBars(context: CanvasRenderingContext2D, bars: readonly Bar[], place: Place): void {
  const { left, top, width, barHeight, colors, fontFamily } = place
  context.font = `400 ${FONT_SIZE}px ${fontFamily}`
  context.textBaseline = 'middle'
  const measure = (text: string) => context.measureText(text).width
  const valueWidth = Math.max(0, ...bars.map(({ text }) => measure(text))) + PADDING
  const nameWidth = width - valueWidth
  for (const [index, { name, text, length }] of bars.entries()) {
    const y = top + index * barHeight
    context.globalAlpha = BAR_OPACITY
    context.fillStyle = colors.line
    context.beginPath()
    context.roundRect(left, y, nameWidth * length, barHeight - GAP, RADIUS)
    context.fill()
    context.globalAlpha = 1
    context.fillStyle = colors.text
    const middle = y + (barHeight - GAP) / 2
    context.textAlign = 'left'
    context.fillText(shorten(name, nameWidth - 2 * PADDING, measure), left + PADDING, middle)
    context.textAlign = 'right'
    context.fillText(text, left + width, middle)
  }
}
