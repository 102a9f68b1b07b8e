import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { accountSchema } from '@/contract/groups/accounts'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'

import { EditFamilyUserForm } from './components/family-user-form'

const ELZA = personas.child.id

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.reset()
  mockBackend.signInAs('parent')
  toast.close()
  await changeLanguage('en')
  await refreshBootstrap()
})
afterAll(() => mockBackend.close())

describe('EditFamilyUserForm', () => {
  it('sends no field that the server did not send', async () => {
    const { users } = mockBackend.world.db
    const before = users.get(ELZA)
    render(
      <MemoryRouter>
        <EditFamilyUserForm profile={accountSchema.parse({ id: ELZA, display_name: 'Elza' })} />
      </MemoryRouter>,
    )
    expect(screen.queryByLabelText('First name')).toBeNull()
    await userEvent.type(screen.getByLabelText('New password'), 'dziesma3')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toastStore.get()?.message).toBe('User updated'))
    expect(users.get(ELZA)).toEqual({ ...before, password: 'dziesma3' })
  })
})
