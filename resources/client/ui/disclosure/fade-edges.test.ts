import { beforeEach, expect, it, vi } from 'vitest'

import { fadeEdges } from './fade-edges'

/** Creates a row with the sizes that jsdom does not measure. */
function rowOf(sizes: { scrollLeft: number; scrollWidth: number; clientWidth: number }): HTMLElement {
  const row = document.createElement('div')
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value, writable: true })
  vi.spyOn(row.style, 'setProperty')
  return row
}

/** Last mask that was set, since jsdom does not support masks. */
const maskOf = (element: HTMLElement) => vi.mocked(element.style.setProperty).mock.lastCall?.[1]

let row: HTMLElement
beforeEach(() => {
  row = rowOf({ scrollLeft: 0, scrollWidth: 500, clientWidth: 300 })
})

it('fades the ends that have more content to scroll to', () => {
  const stop = fadeEdges(row)
  expect(maskOf(row)).toMatch(/^linear-gradient\(to right, #000, .*, transparent\)$/)
  row.scrollLeft = 100
  row.dispatchEvent(new Event('scroll'))
  expect(maskOf(row)).toMatch(/^linear-gradient\(to right, transparent, .*, transparent\)$/)
  row.scrollLeft = 200
  row.dispatchEvent(new Event('scroll'))
  expect(maskOf(row)).toMatch(/^linear-gradient\(to right, transparent, .*, #000\)$/)
  stop?.()
  row.scrollLeft = 0
  row.dispatchEvent(new Event('scroll'))
  expect(maskOf(row)).toMatch(/, #000\)$/)
})

it('leaves a row that fits unfaded', () => {
  row = rowOf({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })
  fadeEdges(row)
  expect(maskOf(row)).toBe('')
})
