import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { auth } from '@/contract/auth'
import { refreshBootstrap } from '@/core/bootstrap/refresh-bootstrap'
import { toastStore } from '@/core/toasts/toast-store'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { TextField } from '@/ui/text-field'

import type { Fault } from '../../../../mock-server/faults'
import { mockBackend } from '../../../../mock-server/node'
import { useEndpointForm } from './use-endpoint-form'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => {
  mockBackend.reset()
  toastStore.set(null)
})
afterAll(() => mockBackend.close())

const onSuccess = vi.fn<(answer: unknown, values: unknown) => void>()
afterEach(() => onSuccess.mockReset())

function SignIn() {
  const { formProps, field, message, isPending } = useEndpointForm(auth.login, { onSuccess })
  return (
    <form {...formProps} aria-label="Sign in">
      {message && <p role="alert">{message}</p>}
      <TextField {...field('email')} label="Email" />
      <TextField {...field('password')} label="Password" />
      <CheckboxField {...field('remember')} label="Remember me" defaultChecked />
      <Button type="submit" pending={isPending}>
        Go
      </Button>
    </form>
  )
}

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByRole('textbox', { name: 'Password' })
const go = () => screen.getByRole('button', { name: 'Go' })
const provoke = (fault: Omit<Extract<Fault, { kind: 'status' }>, 'endpoint'>) =>
  mockBackend.world.faults.set([{ endpoint: 'auth.login', ...fault }])

async function fillIn(address = 'free@dziesma.test', secret = 'dziesma1') {
  render(<SignIn />)
  const user = userEvent.setup()
  await user.type(email(), address)
  await user.type(password(), secret)
  return user
}

describe('sending', () => {
  it('sends what was typed before and after the engine came, boxes as flags', async () => {
    const user = await fillIn()
    await user.click(go())
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
    expect(onSuccess.mock.calls[0]?.[1]).toEqual({ email: 'free@dziesma.test', password: 'dziesma1', remember: true })
  })

  it('sends once, however often it is pressed', async () => {
    const user = await fillIn()
    mockBackend.world.faults.set([{ kind: 'delay', ms: 30, endpoint: 'auth.login' }])
    await Promise.all([user.click(go()), user.click(go()), user.type(password(), '{Enter}')])
    await waitFor(() => expect(onSuccess).toHaveBeenCalled())
    await waitFor(() => expect(go()).not.toHaveAttribute('aria-busy'))
    expect(onSuccess).toHaveBeenCalledOnce()
  })
})

describe('what is wrong', () => {
  it('is said on each field before anything is sent, and the first one takes the focus', async () => {
    render(<SignIn />)
    await userEvent.click(go())
    await waitFor(() => expect(email()).toHaveAccessibleDescription('The email field is required.'))
    expect(password()).toHaveAccessibleDescription('The password field is required.')
    expect(email()).toHaveFocus()
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('goes away as it is mended', async () => {
    render(<SignIn />)
    await userEvent.click(go())
    await waitFor(() => expect(email()).toBeInvalid())
    await userEvent.type(email(), 'a')
    await waitFor(() => expect(email()).toBeValid())
    expect(password()).toBeInvalid()
  })

  it('by the server lands on its field, with what was typed kept', async () => {
    const user = await fillIn('free@dziesma.test', 'wrong')
    await user.click(go())
    await waitFor(() => expect(email()).toHaveAccessibleDescription('These credentials do not match our records.'))
    expect(email()).toHaveFocus()
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual(['free@dziesma.test', 'wrong'])
    expect(toastStore.get()).toBeNull()
  })

  it.each([403, 422, 429])('by the server with status %i is read the same, and what has no field stands above', async (status) => {
    const user = await fillIn()
    provoke({ kind: 'status', status, body: { message: 'No', errors: { password: ['Too short.'], captcha: 'Not human.' } } })
    await user.click(go())
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Too short.'))
    expect(screen.getByRole('alert')).toHaveTextContent('Not human.')
  })
})

describe('a failure', () => {
  it.each([
    ['with the message of the server', { kind: 'status' as const, status: 500, body: { message: 'Out of order.' } }, 'Out of order.'],
    ['with an empty list of errors', { kind: 'status' as const, status: 422, body: { message: 'Not now.', errors: [] } }, 'Not now.'],
    ['without any answer', { kind: 'network' as const }, 'There was an issue. Please try again.'],
  ])('%s is announced, the input stays, and the next press sends again', async (_, fault, message) => {
    const user = await fillIn()
    mockBackend.world.faults.set([{ endpoint: 'auth.login', times: 1, ...fault }])
    await user.click(go())
    await waitFor(() => expect(toastStore.get()).toMatchObject({ type: 'danger', message }))
    expect(email()).toHaveValue('free@dziesma.test')
    await user.click(go())
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  })
})
