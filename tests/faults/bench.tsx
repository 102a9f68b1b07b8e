import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirmPassword } from '@/core/shared/account/password-confirmation'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { toast } from '@/core/shared/toasts/toast-store'
import { UiTranslationContext } from '@/ui/ui-translation'
import { mockBackend } from '@mock/node'
import type { PersonaKey } from '@mock/scenarios/personas'
import type { World } from '@mock/world'

type Bench = {
  as?: PersonaKey | undefined
  path: string
  pattern: string
  element: ReactNode
  prepare?: ((world: World) => void) | undefined
}

/** Wires what `start()` does around a screen: a 419 renews, a 423 asks for the password, a 401 asks who is still there. */
export function wire(): () => void {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  return recoverWith({
    renewSession: () => renewSession(() => {}),
    confirmPassword,
    sessionEnded: () => void (getBootstrap().user && refreshBootstrap().catch(() => {})),
  })
}

/** A fresh world with one screen of the site in it, with toasts and dialogs: what an operation needs, and mounted in no time. */
export async function open({ as, path, pattern, element, prepare }: Bench): Promise<World> {
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

/** Back to nothing; what is still on its way has nobody to tell. */
export function takeDown(): void {
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
          <Place />
          <ToastRegion />
          <DialogHost />
        </MemoryRouter>
      </QueryClientProvider>
    </UiTranslationContext>
  )
}

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

/** The path of the page that is shown. */
export const place = (): string | null => screen.getByTestId('place').textContent

/** Puts a text into a field by its label. */
export function type(label: string, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
}

/** Presses a button by its name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

/** What is said to the visitor: in the live regions, or at a field that is wrong. */
export function said(): string {
  const live = [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent)
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map((field) => {
    const [note = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(note)?.textContent
  })
  return [...live, ...wrong].filter(Boolean).join(' ')
}

/** Lets requests to such URLs run out of time at once, if their time is limited: the mocked network has no clock. */
export function squeezeTime(address: RegExp): void {
  const real = fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!address.test(String(input)) || !init?.signal) return real(input, init)
    const timeout = Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))
    return Promise.race([real(input, init), timeout])
  })
}
