import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { openSite } from '@tests/site'

beforeAll(() => import('./reset-dialog'))

/** Makes the server list channels with these presets. */
function respondWithPresets(presets: unknown): void {
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await real(input, init)
    if (!/\/channel\?/.test(response.url)) return response
    return Response.json({ ...((await response.json()) as object), presets })
  })
}

async function openDialog(presets: unknown) {
  const { user } = await openSite('/admin/channels', { as: 'admin', release: 'B2' })
  await screen.findByRole('button', { name: 'Start over' })
  respondWithPresets(presets)
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  return within(await screen.findByRole('dialog', { name: 'Replace all channels?' }))
}

describe('the question before all channels are replaced', () => {
  it.each([[[]], [null], [undefined]])('replaces nothing where a newer release sends the presets %j', async (sent) => {
    const dialog = await openDialog(sent)
    expect(await dialog.findByText('The server has no channels to replace these with.')).toBeVisible()
    expect(dialog.queryByRole('radio')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Replace all channels' })).toBeDisabled()
  })

  it('offers presets that a server names by key', async () => {
    const dialog = await openDialog({ a: { preset: 'default', name: 'Everything' } })
    expect(await dialog.findByRole('radio', { name: 'Everything' })).toBeChecked()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Replace all channels' })).toBeEnabled())
  })
})
