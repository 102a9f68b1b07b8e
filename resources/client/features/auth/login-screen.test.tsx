import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { owedSignOut } from '@/core/platform/session/owed-sign-out'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from '@mock/scenarios/personas'
import { totp } from '@mock/sign-in/totp'

import { LoginScreen } from './login-screen'

beforeAll(async () => {
  mockBackend.listen()
  // What the form fetches at its first touch: compiling it can take longer than a test waits.
  await Promise.all([import('@/core/shared/forms/form-engine'), import('@/core/platform/api/transport')])
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

describe('signing in', () => {
  it('stores who is there and goes home', async () => {
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/')
    expect(getBootstrap().user?.id).toBe(personas.free.id)
  })

  it('leads administrators to their area', async () => {
    show()
    await signIn(personas.admin)
    expect(await place()).toBe('/admin')
  })

  it('leads back to where one came from', async () => {
    show('/login?returnTo=%2Falbum%2F7%3Ftab%3D2')
    await signIn(personas.free)
    expect(await place()).toBe('/album/7?tab=2')
  })

  it('goes on with the plan that was chosen', async () => {
    onboardingSelection.write({ productId: 1, priceId: 2 })
    mockBackend.world.db.settings.billing = { integrated: true, enable: true }
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/checkout/1/2')
  })

  it('shows the refusal at the field and keeps what was typed', async () => {
    show()
    await signIn({ email: personas.free.email, password: 'nepareiza' })
    await waitFor(() => expect(describedBy(email())).toBe('These credentials do not match our records.'))
    expect(document.activeElement).toBe(email())
    expect(password().value).toBe('nepareiza')
    expect(getBootstrap().user).toBeNull()
  })

  it('asks for both fields before it asks the server', async () => {
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

  it('ends a pending sign-out first, instead of continuing as the user who left', async () => {
    mockBackend.signInAs('subscriber')
    owedSignOut.note()
    show()
    await signIn(personas.free)
    expect(await place()).toBe('/')
    expect([getBootstrap().user?.id, owedSignOut.isOwed()]).toEqual([personas.free.id, false])
  })

  it('announces what is no field’s fault', async () => {
    mockBackend.world.faults.set([{ kind: 'status', endpoint: 'auth.login', status: 500 }])
    show()
    await signIn(personas.free)
    await waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
    expect(email().value).toBe(personas.free.email)
  })
})

describe('a second factor', () => {
  const authenticatorCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  const recoveryCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const [recovery = ''] = RECOVERY_CODES

  it('is asked for in the place of the form, and leads where the form would have led', async () => {
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

  it('has exactly six digits, and a wrong one is said at the field', async () => {
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

  it('may be one of the codes that were written down, each once', async () => {
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

  it('can be taken back to the authenticator, and to the form', async () => {
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

  it('keeps what was typed when the server fails', async () => {
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

describe('the ways on', () => {
  it('take along what the link said', () => {
    show('/login?returnTo=%2Falbum%2F7&email=anna%40piemers.lv')
    const query = '?returnTo=%2Falbum%2F7&email=anna%40piemers.lv'
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      `/forgot-password${query}`,
    )
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/register${query}`)
  })

  it('stay with the workspace', () => {
    show('/workspace/join/login')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/workspace/join/register')
  })

  it('lead nobody to register where that is disabled', async () => {
    mockBackend.world.db.settings.registration = { disable: true }
    await refreshBootstrap()
    show()
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  })
})

describe('what the form starts with', () => {
  it('remembers by default, and lets browsers fill in', () => {
    show()
    expect(remember().checked).toBe(true)
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password'])
    expect(email().readOnly).toBe(false)
  })

  it('has the address of a link, which then stands', async () => {
    show('/login?email=anna%2Bb%40piemers.lv')
    await userEvent.type(email(), 'x')
    expect(email().value).toBe('anna+b@piemers.lv')
  })

  it('has an account on a demo site', () => {
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

describe('the words', () => {
  it.each([
    ['/login', 'Welcome back'],
    ['/workspace/join/login', 'Join your team on Dziesma'],
  ])('%s: %s', (address, title) => {
    show(address)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('are Latvian too', async () => {
    await changeLanguage('lv')
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Prieks tevi atkal redzēt')
    expect(screen.getByRole('button', { name: 'Ieiet' })).toBeTruthy()
  })
})
