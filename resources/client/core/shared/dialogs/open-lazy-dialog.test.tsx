import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { waitingCount } from '@/ui/feedback/waiting'
import { Menu } from '@/ui/overlays/menu'

import { DialogHost } from './dialog-host'
import { DialogPanel } from './dialog-panel'
import { closeAllDialogs, type DialogProps, dialogStore, openDialog } from './dialog-store'
import { openLazyDialog } from './open-lazy-dialog'

const Rename = ({ name, close }: { name: string } & DialogProps<string>) => (
  <DialogPanel title={`Rename ${name}`}>
    <button type="button" onClick={() => close('Saulē')}>
      Save
    </button>
  </DialogPanel>
)

const onResult = vi.fn<(value?: unknown) => void>()

/** Renders a page with a button that opens a dialog; the test decides when the dialog's code arrives. */
function openPage() {
  let arrive = () => {}
  let fail = () => {}
  const code = new Promise<typeof Rename>((resolve, reject) => {
    arrive = () => resolve(Rename)
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  const open = () => void openLazyDialog(() => code, { name: 'Playlist' }).then(onResult, () => onResult('failed'))
  render(
    <MemoryRouter>
      <button type="button" onClick={open}>
        Rename
      </button>
      <Menu
        label="More"
        placement="bottom start"
        groups={[{ id: 'all', entries: [{ id: 'rename', label: 'Rename', onSelect: open }] }]}
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            More
          </button>
        )}
      />
      <input aria-label="Search" />
      <Link to="/elsewhere">Leave</Link>
      <DialogHost />
    </MemoryRouter>,
  )
  return { arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Rename' }))

beforeAll(() => import('./dialog-overlay'))
beforeEach(() => void onResult.mockReset())
afterEach(() => act(closeAllDialogs))

describe('openLazyDialog', () => {
  it('opens the dialog when its code arrives and resolves with its result', async () => {
    const { arrive } = openPage()
    await press()
    expect(waitingCount.get()).toBe(1)
    await arrive()
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(onResult).toHaveBeenCalledExactlyOnceWith('Saulē')
    expect(waitingCount.get()).toBe(0)
  })

  it.each(['Escape', 'Tab'])('cancels on %s, and keeps the page usable', async (key) => {
    const { arrive } = openPage()
    await press()
    await userEvent.keyboard(`{${key}}`)
    expect(waitingCount.get()).toBe(0)
    await arrive()
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(undefined))
    expect(dialogStore.get()).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Zūžū')
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('Zūžū')
  })

  it('returns the focus to the button of the menu that opened it', async () => {
    const { arrive } = openPage()
    await arrive()
    const menu = screen.getByRole('button', { name: 'More' })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(menu).toHaveFocus())
  })

  it('cancels on navigation', async () => {
    const { arrive } = openPage()
    await press()
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    await arrive()
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(undefined))
    expect(dialogStore.get()).toEqual([])
  })

  it('opens one dialog for two clicks', async () => {
    const { arrive } = openPage()
    await press()
    await press()
    await arrive()
    expect(await screen.findByRole('dialog', { name: 'Rename Playlist' })).toBeVisible()
    expect(dialogStore.get()).toHaveLength(1)
    expect(onResult).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('rejects when the code cannot be loaded, unless the dialog was cancelled', async () => {
    const { fail } = openPage()
    await press()
    await press()
    await fail()
    await vi.waitFor(() => expect(onResult.mock.calls).toEqual([[undefined], ['failed']]))
    expect(waitingCount.get()).toBe(0)
  })
})

describe('DialogHost while the overlay loads', () => {
  it('dismisses the dialog on Escape', async () => {
    const opened = vi.fn<(value?: unknown) => void>()
    render(
      <MemoryRouter>
        <DialogHost load={() => new Promise(() => {})} />
      </MemoryRouter>,
    )
    act(() => void openDialog(Rename, { name: 'Playlist' }).then(opened))
    expect(waitingCount.get()).toBe(1)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(undefined))
    expect([dialogStore.get(), waitingCount.get()]).toEqual([[], 0])
  })
})
