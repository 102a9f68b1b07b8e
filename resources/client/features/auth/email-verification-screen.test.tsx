import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas, VERIFICATION_CODE } from '@mock/scenarios/personas'

import { EmailVerificationScreen } from './email-verification-screen'
import { RESEND_PAUSE } from './use-resend'

beforeAll(async () => {
  mockBackend.listen()
  // What the form fetches at its first touch: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/platform/api/transport')])
})
afterAll(() => mockBackend.close())

beforeEach(async () => {
  mockBackend.reset()
  mockBackend.signInAs('unverified')
  sessionStorage.clear()
  toast.close()
  await changeLanguage('en')
  await refreshBootstrap()
})

const show = () => {
  const onVerified = vi.fn<() => void>()
  const { unmount } = render(
    <MemoryRouter>
      <EmailVerificationScreen onVerified={onVerified} />
    </MemoryRouter>,
  )
  return { onVerified, unmount }
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

it('says where the code went without naming the address', () => {
  show()
  expect(screen.getByText(/^Enter the verification code we sent to un\*+$/)).toBeTruthy()
  expect([code().name, code().inputMode, code().autocomplete, code().maxLength]).toEqual([
    'code',
    'numeric',
    'one-time-code',
    6,
  ])
})

it('goes on when the code is right', async () => {
  const { onVerified } = show()
  await userEvent.type(code(), VERIFICATION_CODE)
  await next()
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
})

it('takes a code as mails print it', async () => {
  const { onVerified } = show()
  await userEvent.click(code())
  await userEvent.paste('123 456\n')
  expect(code().value).toBe(VERIFICATION_CODE)
  await next()
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
})

it('shows at the field what is wrong with the code', async () => {
  const { onVerified } = show()
  await next()
  await waitFor(() => expect(describedBy(code())).toBe('The code field is required.'))
  await userEvent.type(code(), '000000')
  await next()
  await waitFor(() => expect(describedBy(code())).toBe('This code is invalid.'))
  expect(onVerified).not.toHaveBeenCalled()
})

describe('another mail', () => {
  const resend = () => screen.getByRole('button', { name: 'request a resend' })
  const ask = () => userEvent.click(resend())
  const mails = () => mockBackend.world.outbox.all(personas.unverified.email).length
  const timeLeft = () => screen.queryByText(/^You can request another email in /)?.textContent

  it('is sent, and the next one not before a pause, which outlives the page', async () => {
    const { unmount } = show()
    const before = mails()
    await ask()
    await waitFor(() => expect(toastStore.get()).toMatchObject({ type: 'positive', message: 'Email sent' }))
    expect(timeLeft()).toMatch(/in (1:00|0:5\d)\.$/)
    await ask()
    expect(mails()).toBe(before + 1)
    unmount()
    show()
    expect(resend()).toHaveAttribute('aria-disabled', 'true')
    vi.setSystemTime(Date.now() + RESEND_PAUSE)
    await waitFor(() => expect(resend()).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 })
    expect(timeLeft()).toBeUndefined()
    await ask()
    await waitFor(() => expect(mails()).toBe(before + 2))
    vi.useRealTimers()
  })

  it('is not sent when the server has had enough, which says for how long', async () => {
    const fault = {
      kind: 'status',
      status: 429,
      endpoint: 'emailVerification.resend',
      body: { message: 'Too Many Attempts.' },
    } as const
    mockBackend.world.faults.set([{ ...fault, headers: { 'Retry-After': '37' } }])
    show()
    await ask()
    await waitFor(() => expect(timeLeft()).toMatch(/in 0:3[67]\.$/))
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'Too Many Attempts.' })
  })

  it('can be asked for again at once when none was sent', async () => {
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'emailVerification.resend', times: 1 }])
    show()
    await ask()
    await waitFor(() => expect(toastStore.get()).toMatchObject({ type: 'danger' }))
    await ask()
    await waitFor(() => expect(toastStore.get()).toMatchObject({ message: 'Email sent' }))
  })
})

it('gives a mail a minute', () => expect(RESEND_PAUSE).toBe(60_000))

it('lets out', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(getBootstrap().user).toBeNull())
})
