import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { toast, toastStore } from '@/core/shared/toasts/toast-store'

import { openErrorDialog } from '../failures/announce-failure'
import { DialogHost } from './dialog-host'
import { closeAllDialogs, dialogStore } from './dialog-store'

const frame = (flatIndex: number, path: string, more: object = {}) => ({
  applicationFrame: false,
  codeSnippet: [],
  path: path.split('/'),
  lineNumber: 10 + flatIndex,
  method: `method${flatIndex}`,
  flatIndex,
  ...more,
})

const failing = frame(2, 'app/Http/Controllers/TrackController.php', {
  applicationFrame: true,
  codeSnippet: { 11: 'public function show() {', 12: '  return $track->nope();', 13: '}' },
})

/** Error response with a trace (backend contract, section 2.4). */
const errorBody = {
  ignitionTrace: true,
  message: 'Call to undefined method Track::nope()',
  exception: 'BadMethodCallException',
  file: 'app/Http/Controllers/TrackController.php',
  line: 12,
  totalVendorGroups: 2,
  phpVersion: '8.2',
  appVersion: '3.1.2',
  trace: [
    { vendorGroup: true, items: [frame(0, 'vendor/laravel/Model.php'), frame(1, 'vendor/laravel/Forwards.php')] },
    failing,
    frame(3, 'public/index.php', { applicationFrame: true }),
    { vendorGroup: true, items: [frame(4, 'vendor/laravel/Kernel.php')] },
  ],
}

async function openSite(body: object = errorBody) {
  render(
    <MemoryRouter>
      <DialogHost />
    </MemoryRouter>,
  )
  act(() => openErrorDialog({ ...body }))
  return { user: userEvent.setup(), dialog: await screen.findByRole('dialog', { name: 'An error occured' }) }
}

const stack = () => screen.getByRole('list', { name: 'Call stack' })
const button = (name: string | RegExp) => screen.queryByRole('button', { name })

// Preloads the lazy chunks, so that no test waits for them.
beforeAll(() => Promise.all([import('./error-dialog'), import('./dialog-overlay')]))
afterEach(() =>
  act(async () => {
    closeAllDialogs()
    toast.close()
  }),
)

test('shows the exception and its message', async () => {
  const { dialog } = await openSite()
  expect(within(dialog).getByText('BadMethodCallException')).toBeTruthy()
  expect(within(dialog).getByText('Call to undefined method Track::nope()')).toBeTruthy()
})

test("highlights the failing line of the application's first frame", async () => {
  await openSite()
  const code = within(screen.getByRole('figure'))
  expect(code.getByText('app/Http/Controllers/TrackController.php:12')).toBeTruthy()
  expect(code.getByText('public function show() {').closest('mark')).toBeNull()
  expect(code.getByText('return $track->nope();').closest('mark')).not.toBeNull()
  expect(screen.getByRole('figure').querySelectorAll('mark')).toHaveLength(1)
  expect(button(/TrackController.php:12/)?.getAttribute('aria-current')).toBe('true')
})

test('shows the code of a selected frame', async () => {
  const { user } = await openSite()
  await user.click(screen.getByRole('button', { name: /index.php:13/ }))
  expect(within(screen.getByRole('figure')).getByText('public/index.php:13')).toBeTruthy()
  expect(screen.queryByText('return $track->nope();')).toBeNull()
})

test('collapses vendor frames, and expands each group separately', async () => {
  const { user } = await openSite()
  expect(button(/vendor\//)).toBeNull()
  await user.click(screen.getByRole('button', { name: '2 vendor frame(s)' }))
  expect(button(/vendor\/laravel\/Model.php:10/)).not.toBeNull()
  expect(button(/vendor\/laravel\/Kernel.php:14/)).toBeNull()
  expect(button('2 vendor frame(s)')?.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: '2 vendor frame(s)' }))
  expect(button(/vendor\//)).toBeNull()
})

test('expands and collapses all groups with one button', async () => {
  const { user } = await openSite()
  await user.click(screen.getByRole('button', { name: '1 vendor frame(s)' }))
  await user.click(screen.getByRole('button', { name: 'Expand vendor frames' }))
  expect(within(stack()).getAllByRole('button', { name: /vendor\/laravel/ })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Collapse vendor frames' }))
  expect(button(/vendor\/laravel/)).toBeNull()
  expect(button('Expand vendor frames')).not.toBeNull()
})

test('links to the latest log', async () => {
  const { dialog } = await openSite()
  const link = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Download log' })
  expect(link.href).toBe('http://dziesma.test/api/v1/logs/error/download-latest')
  expect(link.hasAttribute('download')).toBe(true)
})

test('renders no groups for a trace without vendor frames', async () => {
  await openSite({ ...errorBody, trace: [failing] })
  expect(button(/vendor/)).toBeNull()
})

test('shows no code for a trace without frames', async () => {
  await openSite({ ...errorBody, trace: [] })
  expect(screen.queryByRole('figure')).toBeNull()
})

test('ignores a second failure while the first is shown', async () => {
  await openSite()
  act(() => openErrorDialog({ ...errorBody, message: 'Another one' }))
  await act(() => vi.dynamicImportSettled())
  expect(dialogStore.get()).toHaveLength(1)
  expect(screen.queryByText('Another one')).toBeNull()
})

test('shows the generic toast for an invalid trace', async () => {
  openErrorDialog({ ignitionTrace: true, trace: 'none' })
  await vi.waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
  expect(dialogStore.get()).toEqual([])
})

test('shows markup in a trace as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const frames = [frame(0, `app/${markup}`, { method: markup, codeSnippet: { 10: markup } })]
  const { dialog } = await openSite({ ...errorBody, exception: markup, message: markup, trace: frames })
  expect(within(dialog).getAllByText(markup).length).toBeGreaterThanOrEqual(4)
  expect(document.querySelector('img')).toBeNull()
})
