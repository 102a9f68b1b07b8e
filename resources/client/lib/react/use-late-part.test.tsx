import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useLatePart } from './use-late-part'

const load = vi.fn<() => Promise<() => string>>()

function Screen() {
  const Part = useLatePart(load)
  return <p>Screen {Part && <Part />}</p>
}

it('leaves out a part that fails to load, and loads it once the connection is back', async () => {
  load.mockRejectedValueOnce(new Error('No connection')).mockResolvedValueOnce(() => 'with its part')
  render(<Screen />)
  await act(async () => {})
  expect(screen.getByText('Screen')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Screen with its part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('stops waiting for the connection once it is gone', async () => {
  load.mockClear().mockRejectedValue(new Error('No connection'))
  const { unmount } = render(<Screen />)
  await act(async () => {})
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})
