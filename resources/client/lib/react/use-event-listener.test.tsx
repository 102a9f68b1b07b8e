import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'

import { useEventListener } from './use-event-listener'

function Listening({ onOnline, enabled }: { onOnline: () => void; enabled?: boolean }) {
  useEventListener('window', 'online', onOnline, { enabled })
  return null
}

it('calls the latest listener, and none when disabled or unmounted', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Listening onOnline={first} />)
  rerender(<Listening onOnline={second} />)
  window.dispatchEvent(new Event('online'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender(<Listening onOnline={second} enabled={false} />)
  window.dispatchEvent(new Event('online'))
  rerender(<Listening onOnline={second} />)
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(second).toHaveBeenCalledOnce()
})

it('listens before the effects that follow the paint', () => {
  const listener = vi.fn()
  function Early() {
    useEffect(() => void window.dispatchEvent(new Event('online')), [])
    useEventListener('window', 'online', listener)
    return null
  }
  render(<Early />)
  expect(listener).toHaveBeenCalledOnce()
})
