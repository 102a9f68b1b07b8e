import { describe, expect, it } from 'vitest'

import { formatOverlay, parseOverlay } from './overlay-colour'

describe('parseOverlay', () => {
  it.each([
    ['rgba(26, 98, 72, 0.12)', '#1a6248', 0.12],
    ['rgb(26 98 72 / 50%)', '#1a6248', 0.5],
    [' #1A6248 ', '#1a6248', 1],
    ['#1a624880', '#1a6248', 0.5],
    ['#fff', '#ffffff', 1],
  ])('reads %s', (text, hex, opacity) => {
    expect(parseOverlay(text)).toEqual({ hex, opacity })
  })

  it.each(['', 'red', 'hsl(20deg 50% 50%)', 'rgba(1, 2)', 'url(x)'])('reads no colour from “%s”', (text) => {
    expect(parseOverlay(text)).toBeUndefined()
  })

  it('reads what it writes', () => {
    const colour = { hex: '#1a6248', opacity: 0.12 }
    expect(parseOverlay(formatOverlay(colour))).toEqual(colour)
  })
})
