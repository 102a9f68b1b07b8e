import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, lazy, Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { SPINNER_DELAY_MS } from '../feedback/spinner'
import { Button } from './button'
import { IconButton } from './icon-button'
import { LinkButton } from './link-button'

afterEach(() => void vi.useRealTimers())

it.each([
  ['text button', Button, { children: 'Saglabāt' }],
  ['icon button', IconButton, { label: 'Saglabāt', icon: null }],
])('ignores presses of a pending %s, which keeps its name and focus', async (_kind, Kind, content) => {
  const press = vi.fn<() => void>()
  const props = { ...content, onClick: press } as ComponentProps<typeof Button & typeof IconButton>
  const { rerender } = render(<Kind {...props} />)
  const button = screen.getByRole('button', { name: 'Saglabāt' })
  await userEvent.click(button)
  rerender(<Kind {...props} pending />)
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('submits no form while pending', async () => {
  const submit = vi.fn<() => void>()
  render(
    <form action={submit}>
      <Button type="submit" pending>
        Sūtīt
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sūtīt' }))
  expect(submit).not.toHaveBeenCalled()
})

it('shows a spinner when the action takes long', () => {
  vi.useFakeTimers()
  render(<Button pending>Sūtīt</Button>)
  expect(document.querySelector('svg')).toBeNull()
  act(() => void vi.advanceTimersByTime(SPINNER_DELAY_MS))
  expect(document.querySelector('svg')).not.toBeNull()
})

it('exposes the pressed state of a toggle', () => {
  render(<IconButton label="Patīk" icon={null} pressed />)
  expect(screen.getByRole('button', { name: 'Patīk', pressed: true })).toBeTruthy()
})

it('navigates once and shows the pending state until the page renders', async () => {
  const press = vi.fn<() => void>()
  let arrive = () => {}
  const page = new Promise<{ default: () => string }>((resolve) => {
    arrive = () => resolve({ default: () => 'Mēnesī un gadā' })
  })
  const Plans = lazy(() => page)
  render(
    <MemoryRouter>
      <Suspense>
        <Routes>
          <Route
            path="/"
            element={
              <LinkButton to="/plans" onClick={press}>
                Plāni
              </LinkButton>
            }
          />
          <Route path="/plans" element={<Plans />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Plāni' })
  expect(link.hasAttribute('aria-busy')).toBe(false)
  await userEvent.click(link)
  expect(link.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(link)
  expect(press).toHaveBeenCalledTimes(1)
  arrive()
  expect(await screen.findByText('Mēnesī un gadā')).toBeTruthy()
})

it('stays on the page while pending', async () => {
  render(
    <MemoryRouter>
      <LinkButton to="/plans" pending>
        Plāni
      </LinkButton>
      <Routes>
        <Route path="/" element="Sākums" />
        <Route path="/plans" element="Plānu lapa" />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Plāni' }))
  expect(screen.getByText('Sākums')).toBeTruthy()
})
