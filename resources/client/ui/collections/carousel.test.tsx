import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Carousel } from './carousel'

/** Stand-in for layout, which jsdom lacks: a 1000-pixel list in a 400-pixel viewport. */
const sizes = { scrollWidth: 1000, clientWidth: 400 }
/** Notifies the resize observer, as the browser does after layout. */
let layOut = () => {}
class FakeResizeObserver {
  constructor(private readonly notify: () => void) {}
  observe() {
    layOut = this.notify
  }
  disconnect() {}
}

const scrollBy = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(sizes.scrollWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(sizes.clientWidth)
  Element.prototype.scrollBy = scrollBy as typeof Element.prototype.scrollBy
})

afterEach(() => {
  vi.unstubAllGlobals()
  scrollBy.mockReset()
  Reflect.deleteProperty(Element.prototype, 'scrollBy')
})

const show = () =>
  render(
    <Carousel label="Albumi" previousLabel="Atpakaļ" nextLabel="Tālāk">
      <a href="/1">Viens</a>
      <a href="/2">Divi</a>
    </Carousel>,
  )

const arrow = (name: string) => screen.getByRole('button', { name })
const isEnabled = (name: string) => arrow(name).tabIndex === 0

const scrollTo = (position: number) => {
  const list = screen.getByRole('list', { name: 'Albumi' })
  list.scrollLeft = position
  fireEvent.scroll(list)
}

it('renders a list with one item per child', () => {
  show()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Viens', 'Divi'])
})

it('measures itself only after layout', () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(sizes.scrollWidth)
  show()
  expect(width).not.toHaveBeenCalled()
  act(() => layOut())
  expect(width).toHaveBeenCalled()
})

it('keeps its items from re-rendering when an arrow appears', () => {
  const Item = vi.fn(() => <a href="/1">Viens</a>)
  render(
    <Carousel label="Albumi" previousLabel="Atpakaļ" nextLabel="Tālāk">
      {[<Item key="1" />]}
    </Carousel>,
  )
  act(() => layOut())
  expect(isEnabled('Tālāk')).toBe(true)
  expect(Item).toHaveBeenCalledOnce()
})

it('enables an arrow only if there is more to scroll in its direction', () => {
  show()
  act(() => layOut())
  expect([isEnabled('Atpakaļ'), isEnabled('Tālāk')]).toEqual([false, true])
  scrollTo(300)
  expect([isEnabled('Atpakaļ'), isEnabled('Tālāk')]).toEqual([true, true])
  scrollTo(600)
  expect([isEnabled('Atpakaļ'), isEnabled('Tālāk')]).toEqual([true, false])
})

it('scrolls by almost a page', async () => {
  show()
  await userEvent.click(arrow('Tālāk'))
  expect(scrollBy).toHaveBeenCalledWith({ left: 360 })
})

it('keeps the focus on an arrow when the list reaches its end', () => {
  show()
  arrow('Tālāk').focus()
  scrollTo(600)
  expect(document.activeElement).toBe(arrow('Tālāk'))
})
