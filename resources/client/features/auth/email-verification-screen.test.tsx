import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { page } from '@/lib/browser/url'
import { mockBackend } from '@mock/node'
import { personas, VERIFICATION_CODE } from '@mock/state/seeds/personas'

import { RESEND_PAUSE } from './components/email-verification-form'
import { continueVerified, Screen as EmailVerificationScreen, maskEmail } from './email-verification-screen'

beforeAll(async () => {
  mockBackend.listen()
  // The form's lazy chunk: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/platform/api/request')])
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

describe('EmailVerificationScreen', () => {
  it('masks the email address that the code was sent to', () => {
    show()
    expect(screen.getByText(/^Enter the verification code we sent to un\*+$/)).toBeTruthy()
    expect([code().name, code().inputMode, code().autocomplete, code().maxLength]).toEqual([
      'code',
      'numeric',
      'one-time-code',
      6,
    ])
  })

  it('continues after a correct code', async () => {
    const { onVerified } = show()
    await userEvent.type(code(), VERIFICATION_CODE)
    await next()
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
  })

  it('accepts a code in the format of the email', async () => {
    const { onVerified } = show()
    await userEvent.click(code())
    await userEvent.paste('123 456\n')
    expect(code().value).toBe(VERIFICATION_CODE)
    await next()
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
  })

  it('shows a rejected code at the field', async () => {
    const { onVerified } = show()
    await next()
    await waitFor(() => expect(describedBy(code())).toBe('The code field is required.'))
    await userEvent.type(code(), '000000')
    await next()
    await waitFor(() => expect(describedBy(code())).toBe('This code is invalid.'))
    expect(onVerified).not.toHaveBeenCalled()
  })

  it('continues when the address was confirmed in another tab or on another device', async () => {
    const { onVerified } = show()
    const { db } = mockBackend.world
    window.dispatchEvent(new Event('focus'))
    // Shares the request of the screen.
    await refreshBootstrap()
    expect(onVerified).not.toHaveBeenCalled()
    db.users.update(personas.unverified.id, { email_verified_at: '2026-01-01T00:00:00Z' })
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
  })

  it('lets the user sign out', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(getBootstrap().user).toBeNull())
  })
})

describe('resending the code', () => {
  const resend = () => screen.getByRole('button', { name: 'request a resend' })
  const ask = () => userEvent.click(resend())
  const mails = () => mockBackend.world.outbox.all(personas.unverified.email).length
  const timeLeft = () => screen.queryByText(/^You can request another email in /)?.textContent

  it('clears a rejected code, which the next email replaces, and its error', async () => {
    show()
    await userEvent.type(code(), '000000')
    await next()
    await waitFor(() => expect(describedBy(code())).toBe('This code is invalid.'))
    await ask()
    await waitFor(() => expect(code()).toHaveValue(''))
    expect(describedBy(code())).toBeUndefined()
  })

  it('waits a minute between emails, even across a reload', async () => {
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

  it('pauses for one minute', () => expect(RESEND_PAUSE).toBe(60_000))

  it("waits for as long as the server's 429 demands", async () => {
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

  it('allows another request immediately after a failure', async () => {
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'emailVerification.resend', times: 1 }])
    show()
    await ask()
    await waitFor(() => expect(toastStore.get()).toMatchObject({ type: 'danger' }))
    await ask()
    await waitFor(() => expect(toastStore.get()).toMatchObject({ message: 'Email sent' }))
  })
})

describe('maskEmail', () => {
  it.each([
    ['anna@piemers.lv', 'an*************'],
    ['ķērpis@piemers.lv', 'ķē***************'],
    ['a@b', 'a@*'],
    ['a', 'a'],
    ['', ''],
  ])('turns %s into %s', (email, masked) => expect(maskEmail(email)).toBe(masked))

  it('shows exactly two letters and keeps the length', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        (email) => /^..\**$/.test(maskEmail(email)) && maskEmail(email).length === email.length,
      ),
    )
  })
})

describe('continueVerified', () => {
  beforeEach(() => localStorage.clear())

  it.each([
    ['reloads the page', false, true, []],
    ['opens the checkout of the plan chosen before registration', true, true, ['http://dziesma.test/checkout/44/2/9']],
    ['reloads the page where nothing is sold', true, false, []],
  ])('%s', (_, hasChosen, enable, urls) => {
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    const replace = vi.spyOn(page, 'replace').mockReturnValue()
    setBootstrap(bootstrapOf({ user: { id: 5 }, settings: { billing: { enable } } }))
    if (hasChosen) onboardingSelection.write({ productId: 44, priceId: 2, couponId: 9 })
    continueVerified()
    expect(replace.mock.calls.flat()).toEqual(urls)
    expect(reload).toHaveBeenCalledTimes(urls.length === 0 ? 1 : 0)
  })
})
