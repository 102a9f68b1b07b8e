import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/i18n/i18n'
import { toastStore } from '@/core/toasts/toast-store'

import { mockBackend } from '../../../../mock-server/node'
import { VERIFICATION_CODE } from '../../../../mock-server/scenarios/personas'
import { EmailVerificationScreen } from './email-verification-screen'

beforeAll(async () => {
  mockBackend.listen()
  // What the form fetches at its first touch: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/forms/form-engine'), import('@/core/api/transport')])
})
afterAll(() => mockBackend.close())

beforeEach(async () => {
  mockBackend.reset()
  mockBackend.signInAs('unverified')
  await changeLanguage('en')
  await refreshBootstrap()
})

const show = () => {
  const onVerified = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <EmailVerificationScreen onVerified={onVerified} />
    </MemoryRouter>,
  )
  return onVerified
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const describedBy = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

it('says where the code went without naming the address', () => {
  show()
  expect(screen.getByText(/^Enter the verification code we sent to un\*+$/)).toBeTruthy()
  expect([code().name, code().inputMode, code().autocomplete, code().maxLength]).toEqual(['code', 'numeric', 'one-time-code', 6])
})

it('goes on when the code is right', async () => {
  const onVerified = show()
  await userEvent.type(code(), VERIFICATION_CODE)
  await next()
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
})

it('takes a code as mails print it', async () => {
  const onVerified = show()
  await userEvent.click(code())
  await userEvent.paste('123 456\n')
  expect(code().value).toBe(VERIFICATION_CODE)
  await next()
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
})

it('shows at the field what is wrong with the code', async () => {
  const onVerified = show()
  await next()
  await waitFor(() => expect(describedBy(code())).toBe('The code field is required.'))
  await userEvent.type(code(), '000000')
  await next()
  await waitFor(() => expect(describedBy(code())).toBe('This code is invalid.'))
  expect(onVerified).not.toHaveBeenCalled()
})

it('sends another mail', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'request a resend' }))
  await waitFor(() => expect(toastStore.get()).toMatchObject({ type: 'positive', message: 'Email sent' }))
})

it('lets out', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(getBootstrap().user).toBeNull())
})
