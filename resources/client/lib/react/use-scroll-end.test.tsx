import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useScrollEnd } from './use-scroll-end'

function Panel() {
  const content = useRef<HTMLDivElement>(null)
  useScrollEnd(content)
  return (
    <div data-testid="container">
      <div data-testid="sibling" />
      <div ref={content} />
    </div>
  )
}

/** Renders the panel, and counts the ends of its container's scrolls. */
function open() {
  render(<Panel />)
  const container = screen.getByTestId('container')
  const onEnd = vi.fn<() => void>()
  container.addEventListener('scrollend', onEnd)
  return { container, onEnd }
}

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.deleteProperty(window, 'onscrollend')
})
afterEach(() => void Object.assign(window, { onscrollend: null }))

it('ends a scroll once the container rests', () => {
  const { container, onEnd } = open()
  fireEvent.scroll(container)
  vi.advanceTimersByTime(90)
  fireEvent.scroll(container)
  vi.advanceTimersByTime(90)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('leaves other scrolls alone', () => {
  const { onEnd } = open()
  fireEvent.scroll(screen.getByTestId('sibling'))
  fireEvent.scroll(document)
  vi.runAllTimers()
  expect(onEnd).not.toHaveBeenCalled()
})

it('leaves the event to browsers that dispatch it', () => {
  Object.assign(window, { onscrollend: null })
  const { container, onEnd } = open()
  fireEvent.scroll(container)
  vi.runAllTimers()
  expect(onEnd).not.toHaveBeenCalled()
})
