import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Carousel } from './carousel'

/** jsdom lays nothing out: a list of 1000 pixels seen through 400. */
const sizes = { scrollWidth: 1000, clientWidth: 400 }
const scrollBy = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(sizes.scrollWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(sizes.clientWidth)
  Element.prototype.scrollBy = scrollBy as typeof Element.prototype.scrollBy
})

afterEach(() => {
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

it('offers to go only where there is something', () => {
  show()
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
