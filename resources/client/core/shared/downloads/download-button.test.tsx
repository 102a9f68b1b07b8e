import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { previewedVisitor } from '@/core/platform/navigation/appearance-editor'
import { openSite } from '@tests/site'
import { stubCaches } from '@tests/stub-caches'

import { startDownloads } from './start-downloads'

const controls = vi.hoisted(() => ({ areMissing: true }))

vi.mock(import('./download-actions'), async (importOriginal) => {
  const { DownloadActions, ...others } = await importOriginal()
  return {
    ...others,
    // Read as the part loads.
    get DownloadActions() {
      if (controls.areMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return DownloadActions
    },
  }
})

let stop = () => {}

afterEach(() => {
  stop()
  previewedVisitor.set(undefined)
})

it('registers no service worker in the preview of the appearance editor', async () => {
  stubCaches()
  const register = vi.spyOn(navigator.serviceWorker, 'register')
  const { user } = await openSite('/album/2', { as: 'subscriber', prepare: () => previewedVisitor.set('member') })
  await user.click(await screen.findByRole('button', { name: /^Download/ }))
  expect(await screen.findByText("Can't download music while in appearance editor.")).toBeVisible()
  expect(register).not.toHaveBeenCalled()
})

it('downloads an album without the code of its controls, which loads once the connection is back', async () => {
  stubCaches()
  const { user } = await openSite('/album/2', {
    as: 'subscriber',
    prepare: ({ db }) => {
      const songs = db.tracks.all().filter(({ album }) => album?.id === 2)
      for (const { id } of songs.slice(2)) db.tracks.remove(id)
    },
  })
  stop = startDownloads()
  await user.click(await screen.findByRole('button', { name: /^Download/ }))
  expect(await screen.findByText(/^“Seven Hills Away” is downloaded/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  controls.areMissing = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: /^Downloaded/ })).toBeVisible()
})
