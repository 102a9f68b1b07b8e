import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { allowMotion } from '@tests/motion'

import { LyricLines } from './lyric-lines'

const LINE_HEIGHT = 50
const lines = Array.from({ length: 40 }, (_, index) => ({ text: `Line ${index}`, time: index }))

/** Size of the list, which jsdom does not lay out. */
let height = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  allowMotion()
  height = 200
  const { prototype } = HTMLElement
  vi.spyOn(prototype, 'clientHeight', 'get').mockImplementation(() => height)
  vi.spyOn(prototype, 'scrollHeight', 'get').mockReturnValue(lines.length * LINE_HEIGHT)
  vi.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(LINE_HEIGHT)
  vi.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * LINE_HEIGHT
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Scroll position that shows a line in the middle. */
const middleOf = (line: number) => line * LINE_HEIGHT - 75

function openLines(current: number) {
  const onSeek = vi.fn<(seconds: number) => void>()
  const show = (index: number) => <LyricLines lines={lines} current={index} onSeek={onSeek} />
  const { rerender } = render(show(current))
  const list = screen.getByRole('list')
  return {
    list,
    sing: (index: number) => rerender(show(index)),
    /** Draws frames, and reports the list's scroll after each, as the browser does. */
    draw: (frames = 100) => {
      for (let frame = 0; frame < frames; frame += 1) {
        vi.advanceTimersToNextFrame()
        fireEvent.scroll(list)
      }
    },
    /** Scrolls the list as the user does. */
    scroll: (position: number) => {
      list.scrollTop = position
      fireEvent.scroll(list)
    },
  }
}
const resume = () => screen.queryByRole('button', { name: 'Sync lyrics' })

it('keeps each current line in the middle, and keeps following when a line changes on the way to the last', () => {
  const { list, sing, draw } = openLines(10)
  draw()
  expect(list.scrollTop).toBe(middleOf(10))
  sing(30)
  draw(3)
  expect(list.scrollTop).toBeGreaterThan(middleOf(10))
  expect(list.scrollTop).toBeLessThan(middleOf(30))
  for (const index of [5, 20]) {
    sing(index)
    draw(3)
  }
  draw()
  expect(list.scrollTop).toBe(middleOf(20))
  expect(resume()).toBeNull()
  sing(39)
  draw()
  expect(list.scrollTop).toBe(lines.length * LINE_HEIGHT - height)
})

it('shows the current line without moving through others when the user prefers reduced motion', () => {
  vi.mocked(window.matchMedia).mockRestore()
  const { list, sing } = openLines(10)
  sing(30)
  expect(list.scrollTop).toBe(middleOf(30))
})

type OpenedLines = ReturnType<typeof openLines>

it.each<[string, (opened: OpenedLines) => void]>([
  ['a scrollbar or an assistive device', ({ scroll }) => scroll(middleOf(20))],
  ['the wheel', ({ list }) => fireEvent.wheel(list)],
  ['touch', ({ list }) => fireEvent.touchMove(list)],
  ...['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp'].map(
    (key): [string, (opened: OpenedLines) => void] => [key, ({ list }) => fireEvent.keyDown(list, { key })],
  ),
  [
    'a scrollbar that is caught in the middle of the list’s own scroll',
    ({ list, sing, draw, scroll }) => {
      sing(20)
      draw(3)
      fireEvent.pointerDown(list)
      draw()
      expect(list.scrollTop).toBeLessThan(middleOf(20))
      scroll(list.scrollTop + 50)
    },
  ],
  [
    'a scroll against the list’s own',
    ({ list, sing, draw, scroll }) => {
      sing(20)
      draw(3)
      scroll(list.scrollTop - 50)
    },
  ],
])('stays where the user scrolled with %s, until asked to follow again', (_, move) => {
  const opened = openLines(10)
  opened.draw()
  move(opened)
  opened.scroll(middleOf(30))
  opened.sing(11)
  opened.draw()
  expect(opened.list.scrollTop).toBe(middleOf(30))
  fireEvent.click(resume() ?? opened.list)
  opened.draw()
  expect(opened.list.scrollTop).toBe(middleOf(11))
  expect(resume()).toBeNull()
})

it('keeps following when resizing moves the list', () => {
  const { draw, scroll } = openLines(10)
  draw()
  height = 300
  scroll(middleOf(8))
  expect(resume()).toBeNull()
})

it('lights the words of the current line that have been sung', () => {
  const words = [
    { text: 'Aijā, ', time: 5 },
    { text: 'žūžū', time: 5.5 },
  ]
  const show = (current: number, currentWord: number) => (
    <LyricLines
      lines={[
        { text: 'Aijā, žūžū', time: 5, words },
        { text: 'lāča bērni', time: 9 },
      ]}
      current={current}
      currentWord={currentWord}
      onSeek={vi.fn<(seconds: number) => void>()}
    />
  )
  const { rerender } = render(show(0, -1))
  const lit = () => words.filter(({ text }) => screen.queryByText(text.trim())?.matches('[data-sung]')).length
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Aijā, žūžū')
  expect(lit()).toBe(0)
  rerender(show(0, 0))
  expect(lit()).toBe(1)
  rerender(show(0, 1))
  expect(lit()).toBe(2)
  rerender(show(1, -1))
  expect(lit()).toBe(0)
})
