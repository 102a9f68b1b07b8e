import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { Button } from './button'
import { IconButton } from './icon-button'
import { SPINNER_DELAY } from './use-delayed'

afterEach(() => void vi.useRealTimers())

it('does nothing while its work is under way, and keeps its name and the focus', async () => {
  const press = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={press}>Saglabāt</Button>)
  const button = screen.getByRole('button', { name: 'Saglabāt' })
  await userEvent.click(button)
  rerender(
    <Button onClick={press} pending>
      Saglabāt
    </Button>,
  )
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button).toBe(document.activeElement)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('does not submit a form twice', async () => {
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

it('turns a ring when the work takes long', () => {
  vi.useFakeTimers()
  render(<Button pending>Sūtīt</Button>)
  expect(document.querySelector('svg')).toBeNull()
  act(() => void vi.advanceTimersByTime(SPINNER_DELAY))
  expect(document.querySelector('svg')).not.toBeNull()
})

it('says whether a switch is on', () => {
  render(<IconButton label="Patīk" icon={null} pressed />)
  expect(screen.getByRole('button', { name: 'Patīk', pressed: true })).toBeTruthy()
})
