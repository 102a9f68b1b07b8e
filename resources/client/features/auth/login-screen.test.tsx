import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { totp } from '@mock/kit/totp'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'

import { Screen as LoginScreen } from './login-screen'

beforeAll(async () => {
  mockBackend.listen()
  // The form's lazy chunk: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/platform/api/request')])
})
afterAll(() => mockBackend.close())

beforeEach(async () => {
  mockBackend.reset()
  localStorage.clear()
  await changeLanguage('en')
  await refreshBootstrap()
})

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const show = (address = '/login') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/workspace/join/login" element={<LoginScreen />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  )

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const remember = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay signed in for a month' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
const place = () => screen.findByRole('status').then((output) => output.textContent)

async function signIn(as: { email: string; password?: string }) {
  await userEvent.type(email(), as.email)
  await userEvent.type(password(), as.password ?? PERSONA_PASSWORD)
  await submit()
}

const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('LoginScreen', () => {
  it('stores the user and goes home', async () => {
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/')
    expect(getBootstrap().user?.id).toBe(personas.free.id)
  })

  it('redirects administrators to the admin area', async () => {
    show()
    await signIn(personas.admin)
    expect(await place()).toBe('/admin')
  })

  it('redirects to returnTo', async () => {
    show('/login?returnTo=%2Falbum%2F7%3Ftab%3D2')
    await signIn(personas.free)
    expect(await place()).toBe('/album/7?tab=2')
  })

  it('opens the checkout of the chosen plan', async () => {
    onboardingSelection.write({ productId: 1, priceId: 2 })
    mockBackend.world.db.settings.billing = { integrated: true, enable: true }
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/checkout/1/2')
  })

  it("shows the server's error at the field and keeps the input", async () => {
    show()
    await signIn({ email: personas.free.email, password: 'nepareiza' })
    await waitFor(() => expect(describedBy(email())).toBe('These credentials do not match our records.'))
    expect(document.activeElement).toBe(email())
    expect(password().value).toBe('nepareiza')
    expect(getBootstrap().user).toBeNull()
  })

  it("shows the server's error in Latvian", async () => {
    show()
    await changeLanguage('lv')
    await userEvent.type(screen.getByRole('textbox', { name: 'E-pasts' }), personas.free.email)
    await userEvent.type(screen.getByLabelText('Parole'), 'nepareiza')
    await userEvent.click(screen.getByRole('button', { name: 'Ieiet' }))
    expect(await screen.findByText('E-pasta adrese vai parole nav pareiza.')).toBeVisible()
  })

  it('requires both fields before it sends a request', async () => {
    show()
    await submit()
    await waitFor(() => expect(describedBy(email())).toBe('The email field is required.'))
    expect(describedBy(password())).toBe('The password field is required.')
    expect(document.activeElement).toBe(email())
  })

  it.each([
    ['/login', personas.free],
    ['/login?returnTo=%2Falbum%2F7', personas.subscriber],
  ])('continues from %s as the user who has signed in meanwhile', async (path, user) => {
    show(path)
    mockBackend.signInAs(user === personas.free ? 'free' : 'subscriber')
    await signIn(personas.free)
    expect(await place()).toBe(path === '/login' ? '/' : '/album/7')
    expect(getBootstrap().user?.id).toBe(user.id)
    expect(toastStore.get()?.message).toMatch(/^You're already signed in as /)
  })

  it('sends a pending sign-out first, instead of continuing as the previous user', async () => {
    mockBackend.signInAs('subscriber')
    pendingSignOut.mark()
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/')
    expect([getBootstrap().user?.id, pendingSignOut.isPending()]).toEqual([personas.free.id, false])
  })

  it('announces an error that belongs to no field', async () => {
    mockBackend.world.faults.set([{ kind: 'status', endpoint: 'auth.login', status: 500 }])
    show()
    await signIn(personas.free)
    await waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
    expect(email().value).toBe(personas.free.email)
  })
})

describe('two-factor challenge', () => {
  const authenticatorCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  const recoveryCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const [recovery = ''] = RECOVERY_CODES

  it('replaces the form and redirects like the form', async () => {
    show('/login?returnTo=%2Falbum%2F7')
    await signIn(personas.twoFactor)
    const code = await authenticatorCode()
    expect(code).toHaveFocus()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Confirm it's you")
    expect(document.title).toBe("Confirm it's you - Dziesma")
    await userEvent.type(code, await totp(TWO_FACTOR_SECRET, Date.now()))
    await submit()
    expect(await place()).toBe('/album/7')
    expect(getBootstrap().user?.id).toBe(personas.twoFactor.id)
  })

  it('requires exactly six digits and shows a wrong code at the field', async () => {
    show()
    await signIn(personas.twoFactor)
    const code = await authenticatorCode()
    await userEvent.type(code, '12345')
    await submit()
    await waitFor(() => expect(describedBy(code)).toBe('The code field must be 6 characters.'))
    await userEvent.type(code, '6')
    await submit()
    await waitFor(() => expect(describedBy(code)).toBe('The provided two factor authentication code was invalid.'))
    expect(code).toHaveFocus()
    expect(getBootstrap().user).toBeNull()
  })

  it('accepts each recovery code once', async () => {
    show()
    await signIn(personas.twoFactor)
    await authenticatorCode()
    await press('Use a recovery code')
    expect(recoveryCode()).toHaveFocus()
    await userEvent.type(recoveryCode(), 'short')
    await submit()
    await waitFor(() => expect(describedBy(recoveryCode())).toBe('The recovery code field must be 21 characters.'))
    await userEvent.clear(recoveryCode())
    await userEvent.type(recoveryCode(), recovery)
    await submit()
    expect(await place()).toBe('/')
    expect(getBootstrap().user?.id).toBe(personas.twoFactor.id)
  })

  it('switches back to the authenticator and to the form', async () => {
    show()
    await signIn(personas.twoFactor)
    await authenticatorCode()
    await press('Use a recovery code')
    await press('Use an authenticator code')
    expect(await authenticatorCode()).toHaveFocus()
    await press('Sign in with another account')
    expect(password()).toBeVisible()
  })

  it('continues as the user who has signed in meanwhile', async () => {
    show('/login?returnTo=%2Falbum%2F7')
    await signIn(personas.twoFactor)
    const code = await authenticatorCode()
    mockBackend.signInAs('twoFactor')
    await userEvent.type(code, '123456')
    await submit()
    expect(await place()).toBe('/album/7')
    expect(getBootstrap().user?.id).toBe(personas.twoFactor.id)
  })

  it('keeps the input when the server fails', async () => {
    show()
    await signIn(personas.twoFactor)
    const code = await authenticatorCode()
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'twoFactorChallenge.submit', times: 1 }])
    await userEvent.type(code, await totp(TWO_FACTOR_SECRET, Date.now()))
    await submit()
    await waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
    await submit()
    expect(await place()).toBe('/')
  })
})

describe('LoginScreen: links', () => {
  it("keeps the link's query", () => {
    show('/login?returnTo=%2Falbum%2F7&email=anna%40piemers.lv')
    const query = '?returnTo=%2Falbum%2F7&email=anna%40piemers.lv'
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      `/forgot-password${query}`,
    )
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/register${query}`)
  })

  it("keeps the workspace's URL", () => {
    show('/workspace/join/login')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/workspace/join/register')
  })

  it('leaves out Register where registration is disabled', async () => {
    mockBackend.world.db.settings.registration = { disable: true }
    await refreshBootstrap()
    show()
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  })
})

describe('LoginScreen: initial values', () => {
  it('ticks "remember me" and allows autofill', () => {
    show()
    expect(remember().checked).toBe(true)
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password'])
    expect(email().readOnly).toBe(false)
  })

  it("makes a link's email address read-only", async () => {
    show('/login?email=anna%2Bb%40piemers.lv')
    await userEvent.type(email(), 'x')
    expect(email().value).toBe('anna+b@piemers.lv')
  })

  it('prefills an account on a demo site', () => {
    const { settings, ...rest } = getBootstrap()
    setBootstrap({
      ...rest,
      settings: { ...settings, site: { demo: true }, demo: { email: 'demo@dziesma.test', password: 'demo' } },
    })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    show()
    expect([email().value, password().value]).toEqual(['demo@dziesma.test', 'demo'])
  })
})

describe('LoginScreen: title', () => {
  it.each([
    ['/login', 'Welcome back'],
    ['/workspace/join/login', 'Join your team on Dziesma'],
  ])('greets visitors of %s with "%s"', (url, title) => {
    show(url)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('greets in Latvian when the language is Latvian', async () => {
    await changeLanguage('lv')
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Prieks tevi atkal redzēt')
    expect(screen.getByRole('button', { name: 'Ieiet' })).toBeTruthy()
  })
})
