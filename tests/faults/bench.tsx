import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { confirmPassword } from '@/core/shared/account/password-confirmation'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { toast } from '@/core/shared/toasts/toast-store'
import { UiTranslationContext } from '@/ui/ui-translation'
import { mockBackend } from '@mock/node'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

type Bench = {
  as?: PersonaKey | undefined
  path: string
  pattern: string
  element: ReactNode
  prepare?: ((world: World) => void) | undefined
}

/**
 * Wires up the error recovery that `start()` installs: a 419 renews the session, a 423 asks for the password, a 401
 * reloads the user.
 */
function connectRecovery(): () => void {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  return recoverWith({
    renewSession: () => renewSession(() => {}),
    confirmPassword,
    sessionEnded: () => void (getBootstrap().user && refreshBootstrap().catch(() => {})),
  })
}

/**
 * Mounts one screen with toasts and dialogs in a fresh world: all that an operation needs, without the cost of the
 * whole site.
 */
export async function openScreen({ as, path, pattern, element, prepare }: Bench): Promise<World> {
  mockBackend.reset()
  const { world } = mockBackend
  world.db.settings.i18n = { enable: true, default_localization: 'en' }
  if (as) {
    mockBackend.signInAs(as)
    mockBackend.session.passwordConfirmedAt = world.now()
  }
  prepare?.(world)
  queryClient.clear()
  sessionStorage.clear()
  localStorage.clear()
  await refreshBootstrap()
  await changeLanguage('en')
  render(
    <Site path={path}>
      <Routes>
        <Route path={pattern} element={element} />
        <Route path="*" element={null} />
      </Routes>
    </Site>,
  )
  return world
}

/** Unmounts the screen, which leaves pending requests without an observer. */
function unmountScreen(): void {
  cleanup()
  queryClient.clear()
  act(() => {
    closeAllDialogs()
    toast.close()
  })
}

function Site({ path, children }: { path: string; children: ReactNode }) {
  return (
    <UiTranslationContext value={useTranslation()}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <CurrentPath />
          <ToastRegion />
          <DialogHost />
        </MemoryRouter>
      </QueryClientProvider>
    </UiTranslationContext>
  )
}

function CurrentPath() {
  return <p data-testid="current-path">{useLocation().pathname}</p>
}

/** Path of the current URL. */
export const currentPath = (): string | null => screen.getByTestId('current-path').textContent

/** Sets the text of a field, by its label. */
export function type(label: string, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
}

/** Clicks a button, by its name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

/** Text of every live region and of the errors of invalid fields. */
export function messages(): string {
  const live = [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent)
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map((field) => {
    const [note = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(note)?.textContent
  })
  return [...live, ...wrong].filter(Boolean).join(' ')
}

/** Makes matching requests that have a time limit fail with a timeout immediately: the mocked network has no clock. */
export function timeOutRequests(url: RegExp): void {
  const real = fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!url.test(String(input)) || !init?.signal) return real(input, init)
    const timeout = Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))
    return Promise.race([real(input, init), timeout])
  })
}

/** Runs the file's tests over the mock with error recovery, and unmounts the screen after each. */
export function runOnBench(): void {
  let restore = () => {}
  beforeAll(() => {
    mockBackend.listen()
    restore = connectRecovery()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(unmountScreen)
  afterAll(() => {
    restore()
    mockBackend.close()
  })
}
