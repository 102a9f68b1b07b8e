import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

/** Makes an endpoint fail. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

async function exportFromServer(user: Awaited<ReturnType<typeof openSite>>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export (CSV)' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Everything, as the server exports it' }))
}

describe('the export of a list', () => {
  it.each([
    ['managedUsers.exportCsv', '/admin/users'],
    ['roles.exportCsv', '/admin/roles'],
  ])('shows the message of %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    await exportFromServer(user)
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
  })

  it('announces that an export will be emailed', async () => {
    const { user } = await openSite('/admin/roles', { as: 'admin' })
    await exportFromServer(user)
    expect(await screen.findByText("We're preparing the file and will email it to you.")).toBeVisible()
  })
})
