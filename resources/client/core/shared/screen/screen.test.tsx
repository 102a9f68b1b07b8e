import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, startTransition, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { resetFailedLoads, preloadComponent } from '@/lib/lazy/lazy-component'

import { Screen } from './screen'

let count = 0

function Songs() {
  const [number] = useState(() => (count += 1))
  return <p>Screen {number}</p>
}

/** A loader that the test resolves or rejects. */
function code() {
  let arrive = () => {}
  let fail = () => {}
  const promise = new Promise<typeof Songs>((resolve, reject) => {
    arrive = () => resolve(Songs)
    fail = () => reject(new Error('offline'))
  })
  return { load: vi.fn(() => promise), arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) }
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override componentDidCatch = resetFailedLoads
  override render() {
    return this.state.message ?? this.props.children
  }
}

const text = () => document.body.textContent

beforeEach(() => {
  count = 0
  setBootstrap(bootstrapOf())
})

describe('Screen', () => {
  it('shows a spinner until the code has loaded', async () => {
    const { load, arrive } = code()
    render(<Screen load={load} />)
    expect(screen.getByRole('status')).toBeInTheDocument()
    await arrive()
    expect(text()).toBe('Screen 1')
  })

  it('shows the skeleton of its screen immediately, and no spinner', async () => {
    vi.useFakeTimers()
    const { load, arrive } = code()
    const { container } = render(<Screen load={load} skeleton={<i>cover</i>} />)
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveTextContent('cover')
    act(() => void vi.advanceTimersByTime(1000))
    expect(container.querySelector('svg')).toBeNull()
    vi.useRealTimers()
    await arrive()
    expect(text()).toBe('Screen 1')
  })

  it('renders a preloaded component without a spinner', async () => {
    const { load, arrive } = code()
    const isHere = preloadComponent(load)
    await arrive()
    await isHere
    render(<Screen load={load} />)
    expect(text()).toBe('Screen 1')
    expect(load).toHaveBeenCalledOnce()
  })

  it("keeps the component's state across re-renders and preloads", async () => {
    const { load, arrive } = code()
    const { rerender } = render(<Screen load={load} />)
    const isHere = preloadComponent(load)
    await arrive()
    await isHere
    rerender(<Screen load={load} />)
    expect(text()).toBe('Screen 1')
  })

  it('throws a failed load to the error boundary and loads again at the next mount', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { load, fail } = code()
    const bounded = (key: string) => (
      <Boundary key={key}>
        <Screen load={load} />
      </Boundary>
    )
    const { rerender } = render(bounded('first'))
    await fail()
    expect(text()).toBe('offline')
    load.mockResolvedValue(Songs)
    await act(async () => rerender(bounded('second')))
    expect(text()).toBe('Screen 1')
  })

  it('replaces the previous screen immediately, so that nothing more is typed into it', async () => {
    const [first, second] = [code(), code()]
    first.load.mockResolvedValue(() => <input aria-label="Email" />)
    function Site() {
      const [load, setLoad] = useState(() => first.load)
      return (
        <>
          <Screen load={load} />
          <button type="button" aria-label="Next" onClick={() => startTransition(() => setLoad(() => second.load))} />
        </>
      )
    }
    await act(async () => render(<Site />))
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('status')).toBeInTheDocument()
    await second.arrive()
    expect(text()).toBe('Screen 1')
  })

  it('requests code that fails once, even while another screen is shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const [first, second] = [code(), code()]
    function Site() {
      const [load, setLoad] = useState(() => first.load)
      return (
        <>
          <Screen load={load} />
          <button type="button" aria-label="Next" onClick={() => startTransition(() => setLoad(() => second.load))} />
        </>
      )
    }
    render(
      <Boundary>
        <Site />
      </Boundary>,
    )
    await first.arrive()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await second.fail()
    expect([text(), second.load.mock.calls.length]).toEqual(['offline', 1])
  })

  it('loads again after a failed preload', async () => {
    const load = vi.fn(() => Promise.resolve(Songs)).mockRejectedValueOnce(new Error('offline'))
    await preloadComponent(load)
    await act(async () => render(<Screen load={load} />))
    expect(text()).toBe('Screen 1')
  })
})
