import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toastStore } from '@/core/shared/toasts/toast-store'
import { forget, lastQuery, locationSearch, openTable, press, respond, user } from '@tests/data-table-bench'

import { readViews } from './saved-view'

const SORTED = '?orderBy=plays&orderDir=asc'

/** Presses an entry of the menu of views. */
async function choose(entry: string, role: 'menuitem' | 'menuitemradio' = 'menuitem'): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Views|Vecās|Jaunās)/ }))
  await user.click(await screen.findByRole(role, { name: entry }))
}

/** Saves what the table shows as a view. */
async function saveView(name: string, { isDefault = false } = {}): Promise<void> {
  await choose('Save as a new view…')
  const dialog = within(await screen.findByRole('dialog', { name: 'New view' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), name)
  if (isDefault) await user.click(dialog.getByRole('checkbox', { name: 'Open the list with it' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const savedNames = () => readViews(null, 'songs').map(({ name }) => name)
const isOpened = (name: string) => screen.findByRole('button', { name })

describe('saved views', () => {
  it('opens views with their order and columns, and leaves the whole list as it was', async () => {
    await openTable({}, SORTED)
    await saveView('Vecās')
    await press('Columns')
    await user.click(await screen.findByRole('checkbox', { name: 'Plays' }))
    await user.keyboard('{Escape}')
    await choose('Save the changes')
    await choose('The whole list', 'menuitemradio')
    await waitFor(() => expect(locationSearch()).toBe('?view='))
    expect(lastQuery()?.orderBy).toBeUndefined()
    expect(screen.getByRole('columnheader', { name: 'Plays' })).toBeVisible()
    await choose('Vecās', 'menuitemradio')
    await waitFor(() => expect(locationSearch()).toMatch(/orderBy=plays&orderDir=asc&hidden=plays/))
    expect(screen.queryByRole('columnheader', { name: 'Plays' })).toBeNull()
  })

  it('marks a view that the list has left, and saves the changes', async () => {
    await openTable({}, SORTED)
    await saveView('Vecās')
    expect(await isOpened('Vecās')).toBeVisible()
    await press('Plays')
    expect(await isOpened('Vecās changed')).toBeVisible()
    await choose('Save the changes')
    expect(await isOpened('Vecās')).toBeVisible()
    expect(readViews(null, 'songs')[0]?.search).toBe('hidden=')
  })

  it('refuses an empty and a taken name', async () => {
    await openTable()
    await saveView('Vecās')
    await choose('Save as a new view…')
    const name = within(await screen.findByRole('dialog', { name: 'New view' })).getByRole('textbox', { name: 'Name' })
    await user.type(name, ' {Enter}')
    expect(name).toHaveAccessibleDescription('Enter a name.')
    await user.type(name, 'VECĀS{Enter}')
    expect(name).toHaveAccessibleDescription('Another view has this name.')
    expect(name).toHaveFocus()
    expect(savedNames()).toEqual(['Vecās'])
  })

  it('renames a view', async () => {
    await openTable()
    await saveView('Vecās')
    await choose('Rename')
    const name = within(await screen.findByRole('dialog', { name: 'View “Vecās”' })).getByRole('textbox')
    await user.clear(name)
    await user.type(name, 'Jaunās{Enter}')
    expect(await isOpened('Jaunās')).toBeVisible()
    expect(savedNames()).toEqual(['Jaunās'])
  })

  it('deletes a view, and restores it with Undo', async () => {
    await openTable({}, SORTED)
    await saveView('Vecās')
    await choose('Delete')
    await waitFor(() => expect(savedNames()).toEqual([]))
    expect(lastQuery()?.orderBy).toBeUndefined()
    const undo = toastStore.get()?.action?.action
    if (typeof undo === 'function') undo()
    expect(await isOpened('Vecās')).toBeVisible()
    expect(savedNames()).toEqual(['Vecās'])
  })

  it('reports when views cannot be stored', async () => {
    await openTable()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await saveView('Vecās')
    expect(toastStore.get()?.message).toBe("The view couldn't be saved: this browser's storage is full or blocked.")
    expect(screen.getByRole('button', { name: 'Views' })).toBeVisible()
  })

  it('copies a link that names no view', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await openTable({}, `${SORTED}&page=2`)
    await choose('Copy link')
    expect(new URL(writeText.mock.lastCall?.[0] ?? '').search).toBe(`${SORTED}&hidden=`)
  })
})

describe('the default view', () => {
  it('opens with the list, but not in place of a cleared one', async () => {
    await openTable({}, SORTED)
    await saveView('Vecās', { isDefault: true })
    cleanup()
    forget()
    respond.mockClear()
    await openTable()
    expect(respond.mock.calls.map(([{ orderBy }]) => orderBy)).toEqual(['plays'])
    await waitFor(() => expect(locationSearch()).toMatch(/^\?orderBy=plays/))
    await choose('The whole list', 'menuitemradio')
    await waitFor(() => expect(locationSearch()).toBe('?view='))
    expect(lastQuery()?.orderBy).toBeUndefined()
  })

  it('replaces the default before, and can be given up', async () => {
    await openTable()
    await saveView('Vecās', { isDefault: true })
    await saveView('Jaunās', { isDefault: true })
    const defaults = () => readViews(null, 'songs').flatMap(({ name, isDefault }) => (isDefault ? [name] : []))
    expect(defaults()).toEqual(['Jaunās'])
    await choose('No longer open the list with it')
    expect(defaults()).toEqual([])
  })
})
