import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { usePart } from './use-part'

const load = vi.fn<() => Promise<() => string>>()
const offline = new Error('No connection')
const Content = () => 'with its part'

beforeEach(() => void load.mockReset().mockResolvedValue(Content))

type ScreenProps = { when?: Parameters<typeof usePart>[1]['when']; onFail?: Parameters<typeof usePart>[1]['onFail'] }

function Screen({ when = 'mounted', onFail = 'leave out' }: ScreenProps) {
  const [Part, prepare] = usePart(load, { when, onFail })
  return (
    <>
      <p>Screen {Part && <Part />}</p>
      <button type="button" aria-label="Intent" onPointerEnter={prepare} />
    </>
  )
}

const open = async (screenProps: ScreenProps) => {
  const view = render(<Screen {...screenProps} />)
  await act(async () => {})
  return view
}
const hover = () => act(async () => fireEvent.pointerEnter(screen.getByRole('button')))
const comeOnline = () => act(async () => fireEvent(window, new Event('online')))
const text = () => document.body.textContent

describe('usePart', () => {
  it('loads a part on mount', async () => {
    await open({ when: 'mounted' })
    expect(text()).toBe('Screen with its part')
  })

  it('loads a part at an intent, and not before', async () => {
    await open({ when: 'intent' })
    expect(load).not.toHaveBeenCalled()
    await hover()
    expect(text()).toBe('Screen with its part')
  })

  it('loads a part once its condition is true', async () => {
    const { rerender } = await open({ when: false })
    expect(load).not.toHaveBeenCalled()
    await act(async () => rerender(<Screen when />))
    expect(text()).toBe('Screen with its part')
    await act(async () => rerender(<Screen when />))
    expect(load).toHaveBeenCalledOnce()
  })

  it('leaves out a part that fails to load, until the next intent', async () => {
    load.mockRejectedValueOnce(offline)
    await open({ onFail: 'leave out' })
    await comeOnline()
    expect(text()).toBe('Screen ')
    await hover()
    expect(text()).toBe('Screen with its part')
  })

  it('leaves out a part that fails to load, and loads it once the connection is back', async () => {
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
    await open({ onFail: 'retry online' })
    expect(text()).toBe('Screen ')
    await comeOnline()
    expect(text()).toBe('Screen ')
    await comeOnline()
    expect(text()).toBe('Screen with its part')
    await comeOnline()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('stops waiting for the connection when it unmounts', async () => {
    load.mockRejectedValue(offline)
    const { unmount } = await open({ onFail: 'retry online' })
    unmount()
    await comeOnline()
    expect(load).toHaveBeenCalledOnce()
  })

  it('passes the failure to a function, and loads again at the next intent', async () => {
    const onFail = vi.fn<(error: unknown) => void>()
    load.mockRejectedValueOnce(offline)
    await open({ when: 'intent', onFail })
    await hover()
    expect(onFail).toHaveBeenCalledExactlyOnceWith(offline)
    await hover()
    expect(text()).toBe('Screen with its part')
  })

  it('throws the failure to the error boundary, whose retry loads again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
      override state: { message: string | null } = { message: null }
      static getDerivedStateFromError = ({ message }: Error) => ({ message })
      override render() {
        const retry = () => this.setState({ message: null })
        return this.state.message === null ? (
          this.props.children
        ) : (
          <button type="button" onClick={retry}>
            {this.state.message}
          </button>
        )
      }
    }
    load.mockRejectedValueOnce(offline)
    render(
      <Boundary>
        <Screen onFail="fail the screen" />
      </Boundary>,
    )
    await act(async () => {})
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'No connection' })))
    expect(text()).toBe('Screen with its part')
  })
})
