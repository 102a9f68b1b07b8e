import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { readImage } from '@/core/shared/images/crop-picture'
import { openSite } from '@tests/site'

// jsdom decodes no images.
vi.mock(import('@/core/shared/images/crop-picture'))

it('uploads a logo as media of the brand, and saves its URL', async () => {
  vi.mocked(readImage).mockResolvedValue({ image: new Image(), release: () => {} })
  const { user, world } = await openSite('/admin/appearance?section=general', { as: 'admin' })
  const logo = await screen.findByLabelText('Logo for light themes', { selector: 'input' })
  await user.upload(logo, new File(['x'], 'putns.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(world.db.settings.branding?.logo_dark).toMatch(/^storage\/branding_media\//))
})
