import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Carousel } from './carousel'

/** jsdom lays nothing out: a list of 1000 pixels seen through 400. */
const sizes = { scrollWidth: 1000, clientWidth: 400 }
/** Reports to the observers that were made: the browser does once the page is laid out. */
let layOut = () => {}
class FakeResizeObserver {
  constructor(private readonly tell: () => void) {}
  observe() {
    layOut = this.tell
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
const isUseful = (name: string) => arrow(name).tabIndex === 0

const scrollTo = (position: number) => {
  const list = screen.getByRole('list', { name: 'Albumi' })
  list.scrollLeft = position
  fireEvent.scroll(list)
}

it('is a list with one item for each child', () => {
  show()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Viens', 'Divi'])
})

it('the carousel measures itself only after the browser has laid it out', () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(sizes.scrollWidth)
  show()
  expect(width).not.toHaveBeenCalled()
  act(() => layOut())
  expect(width).toHaveBeenCalled()
})

it('renders no item again when an arrow comes', () => {
  const Item = vi.fn(() => <a href="/1">Viens</a>)
  render(
    <Carousel label="Albumi" previousLabel="Atpakaļ" nextLabel="Tālāk">
      {[<Item key="1" />]}
    </Carousel>,
  )
  act(() => layOut())
  expect(isUseful('Tālāk')).toBe(true)
  expect(Item).toHaveBeenCalledOnce()
})

it('offers to go only where there is something', () => {
  show()
  act(() => layOut())
  expect([isUseful('Atpakaļ'), isUseful('Tālāk')]).toEqual([false, true])
  scrollTo(300)
  expect([isUseful('Atpakaļ'), isUseful('Tālāk')]).toEqual([true, true])
  scrollTo(600)
  expect([isUseful('Atpakaļ'), isUseful('Tālāk')]).toEqual([true, false])
})

it('goes nearly a page at a time', async () => {
  show()
  await userEvent.click(arrow('Tālāk'))
  expect(scrollBy).toHaveBeenCalledWith({ left: 360 })
})

it('keeps the focus on an arrow that has reached its end', () => {
  show()
  arrow('Tālāk').focus()
  scrollTo(600)
  expect(document.activeElement).toBe(arrow('Tālāk'))
})
