import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { MIN_SPINNER_MS } from '../feedback/spinner'
import { LOADING_BAR_DELAY_MS, LoadingBar, waitingCount } from '../feedback/waiting'
import { type OverlayPart, useOverlayTrigger } from './use-overlay-trigger'

const Part = ({ isOpen }: OverlayPart) => (isOpen ? <div role="menu">Open</div> : null)

/** Renders a button whose menu's code loads only when the test calls `arrive`. */
function openPage() {
  let arrive = () => {}
  const code = new Promise<typeof Part>((resolve) => {
    arrive = () => resolve(Part)
  })
  function Page() {
    const { Part: Loaded, part, trigger } = useOverlayTrigger<'menu', OverlayPart>('menu', () => code)
    return (
      <>
        <LoadingBar />
        <button type="button" {...trigger}>
          Menu
        </button>
        {Loaded && <Loaded {...part} />}
        <button type="button">Next</button>
      </>
    )
  }
  render(<Page />)
  return { arrive: () => act(async () => arrive()) }
}

const button = (name = 'Menu') => screen.getByRole('button', { name })
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

describe('overlay whose code is loading', () => {
  it('opens when the code arrives', async () => {
    const { arrive } = openPage()
    await userEvent.click(button())
    await arrive()
    expect(screen.getByRole('menu')).toBeVisible()
    expect(waitingCount.get()).toBe(0)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}'), 'Menu'],
    ['a second click', () => userEvent.click(button()), 'Menu'],
    ['a second Enter', () => userEvent.keyboard('{Enter}'), 'Menu'],
    ['Tab, which moves the focus on', () => userEvent.tab(), 'Next'],
    ['a press elsewhere', () => userEvent.click(button('Next')), 'Next'],
  ])('stays closed after %s', async (_, cancel, focused) => {
    const { arrive } = openPage()
    await userEvent.click(button())
    await cancel()
    expect(waitingCount.get()).toBe(0)
    await arrive()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(button(focused)).toHaveFocus()
  })

  it('stays pending while a key is held down', async () => {
    const { arrive } = openPage()
    button().focus()
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.keyDown(button(), { key: 'Enter', repeat: true })
    await arrive()
    expect(screen.getByRole('menu')).toBeVisible()
  })
})

describe('LoadingBar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows within 300 ms of a press that waits, and hides when the wait ends', async () => {
    const { arrive } = openPage()
    fireEvent.click(button())
    await pass(LOADING_BAR_DELAY_MS - 1)
    expect(screen.queryByRole('progressbar')).toBeNull()
    await pass(1)
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await arrive()
    await pass(MIN_SPINNER_MS)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(LOADING_BAR_DELAY_MS).toBeLessThan(300)
  })

  it('stays hidden for prefetched code', async () => {
    openPage()
    fireEvent.pointerEnter(button())
    await pass(5000)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
