import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { loadMovingParts } from '@/ui/motion/use-moving-parts'
import { allowMotion, dragBy } from '@tests/motion'

import { ToastRegion } from './toast-region'
import { toast, toastStore } from './toast-store'

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  act(() => toast.close())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function openSite() {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  render(
    <MemoryRouter>
      <button type="button">Play</button>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/pricing" element={<h1>Plans</h1>} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  )
  return user
}

const show = (
  type: 'positive' | 'danger' | 'loading',
  message: string,
  options?: Parameters<typeof toast.positive>[1],
) => act(() => void toast[type](message, options))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('renders two empty live regions before the first toast', () => {
  openSite()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('announces success and progress politely, failures assertively', () => {
  openSite()
  const [polite, assertive] = [screen.getByRole('status'), screen.getByRole('alert')]
  show('positive', 'Saved')
  expect([polite.textContent, assertive.textContent]).toEqual(['Saved', ''])
  show('danger', 'Not saved')
  expect([polite.textContent, assertive.textContent]).toEqual(['', 'Not saved'])
  show('loading', 'Saving')
  expect([polite.textContent, assertive.textContent]).toEqual(['Saving', ''])
})

test('renders a repeated message as a new element, so that it is announced again', () => {
  openSite()
  show('danger', 'There was an issue')
  const first = screen.getByText('There was an issue')
  show('danger', 'There was an issue')
  expect(screen.getByText('There was an issue')).not.toBe(first)
})

test('updates a toast with the same id in place', () => {
  openSite()
  show('loading', '1 of 3', { id: 'upload' })
  const element = screen.getByText('1 of 3')
  show('loading', '2 of 3', { id: 'upload' })
  expect(screen.getByText('2 of 3')).toBe(element)
})

it('pauses while the pointer is over the toast, then resumes', async () => {
  const user = openSite()
  show('positive', 'Saved')
  wait(3000)
  await user.hover(screen.getByText('Saved'))
  wait(60_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  await user.unhover(screen.getByText('Saved'))
  wait(1999)
  expect(screen.getByText('Saved')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('pauses while the toast has the focus', async () => {
  const user = openSite()
  show('positive', 'Saved')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  wait(60_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  await user.tab({ shift: true })
  wait(5000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('closes by its button and restores the focus', async () => {
  const user = openSite()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  show('loading', 'Saving')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Saving')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

test('restores the focus when its action runs', async () => {
  const user = openSite()
  const undo = vi.fn<() => void>()
  show('positive', 'Deleted', { action: { label: 'Undo', action: undo } })
  screen.getByRole('button', { name: 'Play' }).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

test('closes by Escape only while it has the focus', async () => {
  const user = openSite()
  show('loading', 'Saving')
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.getByText('Saving')).toBeTruthy()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Saving')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

test('navigates within the site without a page load, and closes', async () => {
  const user = openSite()
  show('danger', 'Not in your plan', { action: { label: 'Upgrade', action: '/pricing' } })
  await user.click(screen.getByRole('link', { name: 'Upgrade' }))
  expect(screen.getByRole('heading').textContent).toBe('Plans')
  expect(screen.queryByText('Not in your plan')).toBeNull()
})

test('hides links to the shop from children', () => {
  openSite()
  setBootstrap(bootstrapOf({ user: { id: 8, permissions: permissionsOf('family.open') } }))
  show('danger', 'Not in your plan', { action: { label: 'Upgrade', action: '/pricing' } })
  expect(screen.getByText('Not in your plan')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('opens external links in a new tab without an opener', () => {
  openSite()
  show('danger', 'Not in your plan', { action: { label: 'Read more', action: 'https://help.example/plans' } })
  const link = screen.getByRole('link', { name: 'Read more' })
  expect(link.getAttribute('href')).toBe('https://help.example/plans')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)'])('renders no link for %j', (action) => {
  openSite()
  show('danger', 'Not in your plan', { action: { label: 'Upgrade', action } })
  expect(screen.getByText('Not in your plan')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('runs a button’s action once and closes', async () => {
  const user = openSite()
  const undo = vi.fn<() => void>()
  show('positive', 'Removed', { action: { label: 'Undo', action: undo } })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

describe('with framer-motion loaded', () => {
  beforeEach(() => {
    // framer-motion's frame loop keeps the clock that it was loaded with.
    vi.useRealTimers()
    allowMotion()
  })

  it('keeps the live regions of a toast that is visible when the code arrives', async () => {
    openSite()
    const regions = () => [screen.getByRole('status'), screen.getByRole('alert')]
    const [polite, assertive] = regions()
    show('loading', 'Saving')
    await act(loadMovingParts)
    show('danger', 'Not saved')
    expect(regions()[0]).toBe(polite)
    expect(regions()[1]).toBe(assertive)
  })

  it('closes a toast that is dragged sideways', async () => {
    await act(loadMovingParts)
    openSite()
    show('loading', 'Saving')
    await dragBy(screen.getByText('Saving'), 120)
    expect(toastStore.get()).toBeNull()
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
  })

  it('makes the buttons of a closed toast inert while it fades out', async () => {
    await act(loadMovingParts)
    openSite()
    show('loading', 'Saving')
    const message = screen.getByText('Saving')
    act(() => toast.close())
    expect(screen.queryByRole('button', { name: 'Close' })?.closest('[inert]')).toBeTruthy()
    expect(message.closest('[inert]')).toBeNull()
    await waitFor(() => expect(message.isConnected).toBe(false))
    show('positive', 'Saved')
    expect(screen.getByRole('button', { name: 'Close' }).closest('[inert]')).toBeNull()
  })
})
