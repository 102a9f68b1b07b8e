import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { Screen as ForgotPasswordScreen } from './forgot-password-screen'
import { Screen as RegisterScreen } from './register-screen'
import { Screen as ResetPasswordScreen } from './reset-password-screen'

vi.mock('@/core/shared/captcha/verify-human', () => ({ verifyHuman: vi.fn<typeof verifyHuman>() }))

const NEW = 'jauna@piemers.lv'

beforeAll(async () => {
  mockBackend.listen()
  // The form's lazy chunk: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/platform/api/request')])
})
afterAll(() => mockBackend.close())

beforeEach(async () => {
  mockBackend.reset()
  localStorage.clear()
  toast.close()
  vi.mocked(verifyHuman).mockReset().mockResolvedValue(true)
  await changeLanguage('en')
  await refreshBootstrap()
})

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/workspace/join/register" element={<RegisterScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/password/reset/:token" element={<ResetPasswordScreen />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  )

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const place = () => screen.findByRole('status').then((output) => output.textContent)
const title = () => screen.getByRole('heading', { level: 1 }).textContent
/** A field's first description is its error, if it has one. */
const errorOf = (input: HTMLElement) => {
  const [first] = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(first ?? '')?.textContent
}

async function fillIn({ email = NEW, again = PERSONA_PASSWORD } = {}) {
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Password'), PERSONA_PASSWORD)
  await userEvent.type(field('Confirm password'), again)
}
async function accept() {
  await userEvent.click(box(/Lietošanas noteikumi/))
  await userEvent.click(box(/Privātuma politika/))
}

describe('guest forms after a sign-in in another tab', () => {
  it.each([
    ['/register', 'Create account', async () => (await fillIn(), accept())],
    ['/forgot-password', 'Send link', () => userEvent.type(field('Email'), NEW)],
    [
      '/password/reset/the-token',
      'Save new password',
      async () => {
        await userEvent.type(field('Email'), NEW)
        await userEvent.type(field('New password'), PERSONA_PASSWORD)
        await userEvent.type(field('Confirm password'), PERSONA_PASSWORD)
      },
    ],
  ])('continues on %s as that user and announces it', async (path, button, fill) => {
    show(path)
    await fill()
    mockBackend.signInAs('free')
    await press(button)
    expect(await place()).toBe('/')
    expect(getBootstrap().user?.id).toBe(personas.free.id)
    expect(toastStore.get()?.message).toMatch(/^You're already signed in as /)
  })
})

describe('RegisterScreen', () => {
  it('creates an account, sends the confirmation code and goes home', async () => {
    show('/register?returnTo=%2Falbum%2F7')
    await fillIn()
    await accept()
    await press('Create account')
    expect(await place()).toBe('/')
    expect(getBootstrap().user).toMatchObject({ email: NEW })
    expect(mockBackend.world.outbox.all(NEW)[0]?.code).toMatch(/^\d{6}$/)
  })

  it.each([
    ['the language of its page', undefined, 'en', 'en'],
    [
      'the site’s language when saving it fails, without an error',
      { kind: 'status', status: 500, endpoint: 'users.setLocale' } as const,
      null,
      'en',
    ],
  ])('creates an account in %s', async (_, fault, kept, spoken) => {
    mockBackend.session.locale = 'en'
    await refreshBootstrap()
    mockBackend.world.faults.set(fault ? [fault] : [])
    show('/register')
    await fillIn()
    await accept()
    await press('Create account')
    await place()
    await waitFor(() => expect(getBootstrap().user?.language ?? null).toBe(kept))
    expect(mockBackend.world.db.users.all().find(({ email }) => email === NEW)?.language).toBe(kept)
    expect([getBootstrap().language, toastStore.get()]).toEqual([spoken, null])
  })

  it('redirects to returnTo or the checkout when no confirmation is required', async () => {
    mockBackend.world.db.settings.require_email_confirmation = false
    mockBackend.world.db.settings.billing = { integrated: true, enable: true }
    onboardingSelection.write({ productId: 1, priceId: 2 })
    show('/register?redirectFrom=pricing')
    await fillIn()
    await accept()
    await press('Create account')
    expect(await place()).toBe('/checkout/1/2')
  })

  it('requires every field and ticks no policy by itself', async () => {
    show('/register')
    expect(box(/Privātuma politika/).checked).toBe(false)
    await press('Create account')
    await waitFor(() => expect(errorOf(field('Email'))).toBe('The email field is required.'))
    expect(errorOf(field('Password'))).toBe('The password field is required.')
    expect(errorOf(field('Confirm password'))).toBe('The password confirmation field is required.')
    expect(errorOf(box(/Lietošanas noteikumi/))).toBe('Accept this to continue.')
    expect(errorOf(box(/Privātuma politika/))).toBe('Accept this to continue.')
    expect(field('Email')).toHaveFocus()
    expect(verifyHuman).not.toHaveBeenCalled()
  })

  it('shows errors for a mismatched confirmation and a taken email address', async () => {
    show('/register')
    await fillIn({ email: personas.free.email, again: 'dziesma2' })
    await accept()
    await press('Create account')
    await waitFor(() => expect(errorOf(field('Password'))).toBe('The password field confirmation does not match.'))
    await userEvent.clear(field('Confirm password'))
    await userEvent.type(field('Confirm password'), PERSONA_PASSWORD)
    await press('Create account')
    await waitFor(() => expect(errorOf(field('Email'))).toBe('The email has already been taken.'))
    expect(field('Password').value).toBe(PERSONA_PASSWORD)
  })

  it("shows the server's error at the policy's checkbox", async () => {
    const body = { message: 'x', errors: { 'privatuma-politika': ['Jāpieņem.'] } }
    mockBackend.world.faults.set([{ kind: 'status', endpoint: 'registration.create', status: 422, body }])
    show('/register')
    await fillIn()
    await accept()
    await press('Create account')
    await waitFor(() => expect(errorOf(box(/Privātuma politika/))).toBe('Jāpieņem.'))
  })

  it('keeps the form when the captcha fails', async () => {
    vi.mocked(verifyHuman).mockResolvedValue(false)
    show('/register')
    await fillIn()
    await accept()
    await press('Create account')
    await waitFor(() => expect(verifyHuman).toHaveBeenCalledExactlyOnceWith('register'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy'))
    expect(field('Email').value).toBe(NEW)
    expect(mockBackend.world.outbox.all(NEW)).toEqual([])
  })

  it.each([
    ['/register', 'Create your account'],
    ['/register?redirectFrom=pricing', "First, let's create your account"],
    ['/workspace/join/register', 'Join your team on Dziesma'],
  ])('titles %s "%s"', (url, heading) => {
    show(url)
    expect(title()).toBe(heading)
  })

  it("makes a link's email address read-only and links to sign-in", () => {
    show('/workspace/join/register?email=anna%40piemers.lv')
    expect([field('Email').value, field('Email').readOnly]).toEqual(['anna@piemers.lv', true])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/workspace/join/login?email=anna%40piemers.lv',
    )
  })

  it('opens a policy in a new tab', () => {
    show('/register')
    const link = screen.getByRole('link', { name: 'Privātuma politika' })
    expect(link).toHaveAttribute('href', 'http://dziesma.test/pages/privatuma-politika')
    expect(link).toHaveAttribute('target', '_blank')
  })
})

describe('ForgotPasswordScreen', () => {
  it('requests the email', async () => {
    show('/forgot-password?returnTo=%2Falbum%2F7')
    await userEvent.type(field('Email'), personas.free.email)
    await press('Send link')
    expect(await place()).toBe('/login?returnTo=%2Falbum%2F7')
    expect(toastStore.get()).toMatchObject({ type: 'positive', message: 'We have emailed your password reset link.' })
    expect(mockBackend.world.outbox.all(personas.free.email)[0]?.link).toMatch(/^password\/reset\/\w+$/)
  })

  it('sends no second request within a minute, nor one without an email address', async () => {
    show(`/forgot-password?email=${encodeURIComponent('nav@piemers.lv')}`)
    expect(field('Email').readOnly).toBe(true)
    await press('Send link')
    await waitFor(() => expect(errorOf(field('Email'))).toBe("We can't find a user with that email address."))
  })

  it.each([
    [false, true, '/pricing'],
    [false, false, '/register'],
    [true, true, null],
  ])(
    'links to the plans unless registration is disabled (%j) or billing is off (%j)',
    async (disable, enable, href) => {
      mockBackend.world.db.settings.registration = { disable }
      mockBackend.world.db.settings.billing = { enable }
      await refreshBootstrap()
      for (const address of ['/forgot-password', '/password/reset/abc']) {
        const { unmount } = show(address)
        expect(screen.queryByRole('link', { name: 'Sign up' })?.getAttribute('href') ?? null).toBe(href)
        unmount()
      }
    },
  )
})

describe('ResetPasswordScreen', () => {
  async function linkFor(email: string) {
    const { unmount } = show('/forgot-password')
    await userEvent.type(field('Email'), email)
    await press('Send link')
    await place()
    unmount()
    return `/${mockBackend.world.outbox.all(email)[0]?.link}`
  }
  async function choose(email: string) {
    await userEvent.type(field('Email'), email)
    await userEvent.type(field('New password'), 'jauna-parole')
    await userEvent.type(field('Confirm password'), 'jauna-parole')
    await press('Save new password')
  }

  it('saves the password for the email address typed in', async () => {
    show(await linkFor(personas.free.email))
    await choose(personas.free.email)
    expect(await place()).toBe('/login')
    expect(toastStore.get()).toMatchObject({ type: 'positive', message: 'Your password has been reset!' })
    expect(mockBackend.world.db.users.get(personas.free.id)?.password).toBe('jauna-parole')
  })

  it('rejects an expired link and offers a new one', async () => {
    show('/password/reset/invented')
    await choose(personas.free.email)
    await waitFor(() => expect(errorOf(field('Email'))).toBe('This password reset token is invalid.'))
    expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute('href', '/forgot-password')
    expect(field('New password').value).toBe('jauna-parole')
  })

  it('requires every field', async () => {
    show('/password/reset/abc')
    await press('Save new password')
    await waitFor(() => expect(errorOf(field('Email'))).toBe('The email field is required.'))
    expect(errorOf(field('New password'))).toBe('The password field is required.')
  })
})
