import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { Release } from '@mock/state/parts/release'
import { PERSONA_PASSWORD, type PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { openSite } from './site'

type Settings = { as?: PersonaKey; release?: Release; prepare?: (world: World) => unknown; hash?: string }

/** Opens the account settings, by default of a user without a plan; for a child it passes the parental gate. */
export async function openSettings({ as = 'free', release, prepare, hash = '' }: Settings = {}) {
  const visit = { as, ...(release && { release }), prepare: (world: World) => void prepare?.(world) }
  const site = await openSite(`/account-settings${hash}`, visit)
  if (as === 'child') {
    await site.user.click(await screen.findByRole('button', { name: "I'm a grown-up" }))
    await solveParentalGate(site.user)
  }
  await screen.findByRole('region', { name: 'Account details' })
  return site
}

/** Queries within the panel of this name. */
export const panel = (name: string) => within(screen.getByRole('region', { name }))

/** Makes calls of an endpoint fail with status 500. */
export const failing = (endpoint: string) => {
  const fault: Fault = { kind: 'status', status: 500, endpoint }
  return ({ faults }: World) => faults.set([fault])
}

/** Turns the site's API on. */
export const withApi = ({ db }: World) => {
  db.settings.api = { integrated: true }
}

/** Replaces the text of a field in one step. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => {
    field.focus()
    if (field instanceof HTMLInputElement) field.select()
  })
  await user.paste(text)
}

/** Waits for a toast. It may have closed by the time it is asserted, so the text comes from the match. */
export async function expectToast(text: string): Promise<void> {
  expect(await screen.findByText(text)).toHaveTextContent(text)
}

/** Submits the password dialog. */
export async function confirmPasswordDialog(user: UserEvent, password = PERSONA_PASSWORD) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm password' }))
  await enter(user, dialog.getByLabelText('Password'), password)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  return dialog
}

/** Solves the parental gate's sum. */
export async function solveParentalGate(user: UserEvent): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /What is \d/ })
  const numbers = (screen.getByText(/What is \d/).textContent ?? '').match(/\d+/g) ?? []
  await user.type(field, `${numbers.reduce((sum, number) => sum + Number(number), 0)}{Enter}`)
}
