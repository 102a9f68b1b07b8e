import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { confirm } from './confirm'
import { DialogHost } from './dialog-host'
import { DialogPanel } from './dialog-panel'
import { closeAllDialogs, type DialogProps, dialogStore, openDialog } from './dialog-store'

const onResult = vi.fn()

function Rename({ name, close }: { name: string } & DialogProps<string>) {
  return (
    <DialogPanel title={`Rename ${name}`} footer={<Button onClick={() => close('Bērnu dziesmas')}>Save</Button>}>
      <input aria-label="Name" defaultValue={name} />
      <Button onClick={() => void openDialog(ConfirmDialog).then(onResult)}>Discard</Button>
    </DialogPanel>
  )
}

const ConfirmDialog = ({ close }: DialogProps<boolean>) => (
  <DialogPanel title="Are you sure?">
    <Button onClick={() => close(true)}>Yes</Button>
  </DialogPanel>
)

const Broken: ComponentType<DialogProps> = () => {
  throw new Error('This dialog fails to render')
}

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void openDialog(Rename, { name: 'Playlist' }).then(onResult)}>Open</Button>
      <Button onClick={() => void navigate('/elsewhere')}>Leave</Button>
    </>
  )
}

function openSite(load?: Parameters<typeof DialogHost>[0]['load']) {
  render(
    <MemoryRouter>
      <Page />
      <ToastRegion />
      <DialogHost {...(load && { load })} />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

// Preloads the overlay, so that no test waits for it.
beforeAll(() => import('./dialog-overlay'))

function underlayOf(dialog: HTMLElement): Element {
  const underlay = dialog.parentElement?.parentElement
  if (!underlay?.matches('.fixed')) throw new Error('The dialog has no underlay')
  return underlay
}

beforeEach(() => void onResult.mockReset())
afterEach(() =>
  act(() => {
    closeAllDialogs()
    toast.close()
  }),
)

test('opens a named dialog, traps the focus, and restores it with the result', async () => {
  const user = openSite()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename Playlist' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onResult).toHaveBeenCalledWith('Bērnu dziesmas')
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

test('dismisses by Escape and the close button, but not by a press outside', async () => {
  const user = openSite()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(underlayOf(dialog))
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onResult).toHaveBeenLastCalledWith(undefined)

  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onResult).toHaveBeenCalledTimes(2)
})

test('hides the page and locks its scrolling, and keeps toasts reachable', async () => {
  const user = openSite()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
  expect(document.documentElement.style.overflow).toBe('hidden')
  act(() => void toast.danger('Not saved'))
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
  await user.keyboard('{Escape}')
  expect(document.documentElement.style.overflow).not.toBe('hidden')
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
})

test('keeps the state of a dialog below another', async () => {
  const user = openSite()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('dialog', { name: 'Are you sure?' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Rename Playlist' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Playlist 2')
})

test('closes all dialogs on navigation', async () => {
  const user = openSite()
  const leave = screen.getByRole('button', { name: 'Leave' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await act(async () => leave.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onResult).toHaveBeenCalledWith(undefined)
})

test('loads the overlay’s code once, with the first dialog', async () => {
  const { DialogOverlay } = await import('./dialog-overlay')
  const load = vi.fn(() => Promise.resolve(DialogOverlay))
  const user = openSite(load)
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(load).toHaveBeenCalledOnce()
})

test('dismisses the dialog when the code cannot be loaded, and loads it again on the next try', async () => {
  const { DialogOverlay } = await import('./dialog-overlay')
  const load = vi.fn(() => Promise.resolve(DialogOverlay)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const user = openSite(load)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith(undefined))
  expect(toastStore.get()?.type).toBe('danger')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test.each([true, false])('confirms only by the confirm button, and focuses cancel: isDanger %s', async (isDanger) => {
  openSite()
  const ask = () =>
    confirm({ title: 'Delete "Zūžū"?', message: 'This cannot be undone.', confirmLabel: 'Delete', isDanger })
  const user = userEvent.setup()
  const yes = ask()
  await screen.findByRole('dialog', { name: 'Delete "Zūžū"?' })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await yes).toBe(true)

  const no = ask()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await no).toBe(false)

  const dismissed = ask()
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(await dismissed).toBe(false)
})

test('removes a dialog that fails to render, and keeps the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  openSite()
  act(() => void openDialog(Broken).then(onResult))
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith(undefined))
  expect(dialogStore.get()).toEqual([])
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
  expect(toastStore.get()?.type).toBe('danger')
})
