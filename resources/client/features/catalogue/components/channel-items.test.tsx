import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import type { ChannelItem } from '@/contract/channels'

const genres = Array.from({ length: 12 }, (_, id) => ({ model_type: 'genre', id, name: `genre ${id}` }))
const channel = (id: number) =>
  ({
    model_type: 'channel',
    id,
    name: `Channel ${id}`,
    slug: `channel-${id}`,
    config: { nestedLayout: 'grid' },
    content: { items: genres },
  }) as unknown as ChannelItem

/** Tells every observer that what it watches is on the screen. */
let fillScreen = () => {}
class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    fillScreen = () => tell([{ isIntersecting: true }])
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A page that was just loaded, and what it shows: items of each section. */
async function open() {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.resetModules()
  const { setBootstrap } = await import('@/core/platform/bootstrap/bootstrap-store')
  const { bootstrapOf } = await import('@/core/platform/session/bootstrap-of')
  const { ChannelItems } = await import('./channel-items')
  const { endFirstScreen } = await import('@/lib/browser/first-screen')
  setBootstrap(bootstrapOf())
  render(
    <MemoryRouter>
      <ChannelItems items={[1, 2, 3].map(channel)} layout="grid" label="Home" />
    </MemoryRouter>,
  )
  return {
    endFirstScreen,
    shown: () => screen.getAllByRole('region').map((section) => section.querySelectorAll('li').length),
  }
}

test('renders what fills the first screen, and everything once that is over', async () => {
  const { endFirstScreen, shown } = await open()
  expect(shown()).toEqual([10, 10])
  act(endFirstScreen)
  expect(shown()).toEqual([12, 12, 12])
})

test('renders everything at once where its end is on the screen', async () => {
  const { shown } = await open()
  act(() => fillScreen())
  expect(shown()).toEqual([12, 12, 12])
})
