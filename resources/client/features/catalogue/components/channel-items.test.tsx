import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import type { ChannelItem } from '@/contract/groups/channels'

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

/** Reports the observed element as visible. */
let scrollToEnd = () => {}
class FakeObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    scrollToEnd = () => notify([{ isIntersecting: true }])
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Renders three sections on a freshly loaded page; `shown` counts the items of each. */
async function open() {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.resetModules()
  const { setBootstrap } = await import('@/core/platform/bootstrap/bootstrap-store')
  const { bootstrapOf } = await import('@/core/platform/session/testing/bootstrap-of')
  const { ChannelItems } = await import('./channel-items')
  const { endFirstScreen } = await import('@/ui/deferred-rendering/first-screen')
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

test('renders only the first screen’s sections and items, and the rest afterwards', async () => {
  const { endFirstScreen, shown } = await open()
  expect(shown()).toEqual([10, 10])
  act(endFirstScreen)
  expect(shown()).toEqual([12, 12, 12])
})

test('renders everything when the end of the first sections is visible', async () => {
  const { shown } = await open()
  act(() => scrollToEnd())
  expect(shown()).toEqual([12, 12, 12])
})
