import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SpinnerBoundary } from './spinner-boundary'
import { waitingCount } from './waiting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

function open() {
  let arrive = () => {}
  const code = new Promise<{ default: () => string }>((resolve) => {
    arrive = () => resolve({ default: () => 'Songs' })
  })
  const Content = lazy(() => code)
  render(
    <SpinnerBoundary label="Loading">
      <Content />
    </SpinnerBoundary>,
  )
  return { arrive: () => act(async () => arrive()) }
}

const isSpinning = () => screen.queryByText('Loading') !== null

describe('SpinnerBoundary', () => {
  it('shows the content without a spinner when it loads within half a second', async () => {
    const { arrive } = open()
    await pass(499)
    expect(isSpinning()).toBe(false)
    await arrive()
    expect(screen.getByText('Songs')).toBeVisible()
  })

  it('keeps a spinner that is shown for 200 ms', async () => {
    const { arrive } = open()
    await pass(500)
    expect(isSpinning()).toBe(true)
    await pass(50)
    await arrive()
    await pass(149)
    expect([isSpinning(), screen.queryByText('Songs')]).toEqual([true, null])
    await pass(1)
    expect([isSpinning(), screen.queryByText('Songs') !== null]).toEqual([false, true])
  })

  it('shows the content immediately after the minimum time of the spinner', async () => {
    const { arrive } = open()
    await pass(500)
    await pass(4500)
    await arrive()
    expect(screen.getByText('Songs')).toBeVisible()
  })

  it('counts as waiting until the content arrives', async () => {
    const { arrive } = open()
    expect(waitingCount.get()).toBe(1)
    await arrive()
    expect(waitingCount.get()).toBe(0)
  })
})
