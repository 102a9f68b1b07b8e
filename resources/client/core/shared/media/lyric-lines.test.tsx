import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LyricLines } from './lyric-lines'

const LINE_HEIGHT = 50
const lines = Array.from({ length: 40 }, (_, index) => ({ text: `Line ${index}`, time: index }))

/** Size of the list, which jsdom does not lay out. */
let height = 200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
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
    /** Lets a moment pass without a scroll. */
    rest: () => vi.advanceTimersByTime(1000),
    /** Moves the list as the browser does, which reports each position. */
    scroll: (...positions: number[]) => {
      for (const position of positions) {
        list.scrollTop = position
        fireEvent.scroll(list)
      }
    },
  }
}
const resume = () => screen.queryByRole('button', { name: 'Sync lyrics' })

it('follows the current line while the list scrolls smoothly', () => {
  const { list, sing, scroll } = openLines(10)
  expect(list.scrollTop).toBe(middleOf(10))
  sing(20)
  scroll(middleOf(12), middleOf(17), middleOf(20))
  sing(5)
  scroll(middleOf(11), middleOf(5))
  expect(resume()).toBeNull()
  sing(39)
  expect(list.scrollTop).toBe(lines.length * LINE_HEIGHT - height)
})

it.each([
  ['away from it', 5, [19, 21, 12, 5]],
  ['past it', 20, [17, 24, 22, 20]],
])('keeps following when a smooth scroll with another target first moves on %s', (_, target, positions) => {
  const { sing, scroll } = openLines(10)
  sing(30)
  scroll(middleOf(12), middleOf(15))
  sing(target)
  scroll(...positions.map(middleOf))
  expect(resume()).toBeNull()
})

type OpenedLines = ReturnType<typeof openLines>
const scrollAway = ({ scroll, rest }: OpenedLines) => {
  scroll(middleOf(14))
  rest()
  scroll(middleOf(20))
}

it.each<[string, (opened: OpenedLines) => void]>([
  ['a scrollbar or an assistive device', scrollAway],
  ['the wheel', ({ list }) => fireEvent.wheel(list)],
  ['touch', ({ list }) => fireEvent.touchMove(list)],
  ...['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp'].map(
    (key): [string, (opened: OpenedLines) => void] => [key, ({ list }) => fireEvent.keyDown(list, { key })],
  ),
  [
    'a scrollbar that is caught in the middle of the list’s own scroll',
    ({ list, sing, scroll }) => {
      sing(20)
      scroll(middleOf(12))
      fireEvent.pointerDown(list)
      scroll(middleOf(14))
    },
  ],
  [
    'a scroll against the list’s own, which had stopped on its way',
    ({ sing, scroll, rest }) => {
      sing(20)
      scroll(middleOf(12), middleOf(15))
      rest()
      scroll(middleOf(13))
    },
  ],
])('stays where the user scrolled with %s, until asked to follow again', (_, move) => {
  const opened = openLines(10)
  move(opened)
  opened.scroll(middleOf(30))
  opened.sing(11)
  expect(opened.list.scrollTop).toBe(middleOf(30))
  fireEvent.click(resume() ?? opened.list)
  expect(opened.list.scrollTop).toBe(middleOf(11))
  expect(resume()).toBeNull()
})

it('keeps following when resizing moves the list', () => {
  const { scroll } = openLines(10)
  height = 300
  scroll(middleOf(8))
  expect(resume()).toBeNull()
})
