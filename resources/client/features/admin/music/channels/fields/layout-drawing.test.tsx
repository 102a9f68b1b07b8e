import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { channelLayouts } from '../queries'
import { LayoutDrawing } from './layout-drawing'

/** Numbers of an element's attributes. */
const numbersOf = (element: Element, ...names: string[]) => names.map((name) => Number(element.getAttribute(name)))

describe('LayoutDrawing', () => {
  it.each(channelLayouts)('draws “%s” in the middle of its picture', (layout) => {
    const { container } = render(<LayoutDrawing layout={layout} />)
    const [width = 0, height = 0] =
      container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').slice(2).map(Number) ?? []
    const boxes = [...container.querySelectorAll('rect')].map((box) => numbersOf(box, 'x', 'y', 'width', 'height'))
    const left = Math.min(...boxes.map(([x = 0]) => x))
    const right = width - Math.max(...boxes.map(([x = 0, , wide = 0]) => x + wide))
    const top = Math.min(...boxes.map(([, y = 0]) => y))
    const bottom = height - Math.max(...boxes.map(([, y = 0, , high = 0]) => y + high))
    expect({ left, top }).toEqual({ left: right, top: bottom })
  })
})
