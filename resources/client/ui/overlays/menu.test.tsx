import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'

import { IconButton } from '../buttons/icon-button'
import { Menu } from './menu'
import type { MenuGroup } from './menu-rows'

// Compiling it for the first time can exceed a test's timeout.
beforeAll(() => import('./menu-popover'))

function CurrentPath() {
  return <output>{useLocation().pathname}</output>
}

const show = (groups: MenuGroup[]) =>
  render(
    <MemoryRouter>
      <Menu
        label="Konts"
        groups={groups}
        trigger={(trigger) => <IconButton {...trigger} label="Konts" icon={null} />}
      />
      <CurrentPath />
    </MemoryRouter>,
  )

const button = () => screen.getByRole('button', { name: 'Konts' })

const open = async () => {
  await userEvent.click(button())
  return screen.findByRole('menu', { name: 'Konts' })
}

it('opens from the keyboard, runs the chosen action, closes and restores the focus', async () => {
  const leave = vi.fn<() => void>()
  show([
    {
      id: 'account',
      entries: [
        { id: 'a', label: 'Iestatījumi', to: '/account' },
        { id: 'b', label: 'Iziet', onSelect: leave },
      ],
    },
  ])
  button().focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(leave).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

it('follows an internal link', async () => {
  show([{ id: 'account', entries: [{ id: 'a', label: 'Iestatījumi', to: '/account' }] }])
  await open()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Iestatījumi' }))
  expect(screen.getByText('/account')).toBeTruthy()
})

it('checks the selected entry of a group', async () => {
  const choose = vi.fn<() => void>()
  const entries = [
    { id: 'lv', label: 'Latviešu', onSelect: choose },
    { id: 'en', label: 'English', lang: 'en', onSelect: choose },
  ]
  show([{ id: 'language', title: 'Valoda', selectedId: 'lv', entries }])
  await open()
  const radio = (name: string) => screen.getByRole('menuitemradio', { name })
  expect(radio('Latviešu').getAttribute('aria-checked')).toBe('true')
  expect(radio('English').getAttribute('aria-checked')).toBe('false')
  await userEvent.click(radio('English'))
  expect(choose).toHaveBeenCalledOnce()
})

it('shows entries of two groups that have the same id', async () => {
  const choose = vi.fn<() => void>()
  show([
    { id: 'account', entries: [{ id: '1', label: 'Iestatījumi', to: '/account' }] },
    { id: 'theme', selectedId: '1', entries: [{ id: '1', label: 'Gaišs', onSelect: choose }] },
  ])
  await open()
  expect(screen.getByRole('menuitem', { name: 'Iestatījumi' })).toBeVisible()
  expect(screen.getByRole('menuitemradio', { name: 'Gaišs' })).toBeChecked()
})

it('closes on Escape', async () => {
  show([{ id: 'account', entries: [{ id: 'a', label: 'Iestatījumi', to: '/account' }] }])
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

it('names a group after its title, and never after its first entry', async () => {
  const entries = [{ id: 'a', label: 'Iestatījumi', to: '/account' }]
  show([
    { id: 'plain', entries },
    { id: 'titled', title: 'Anna', entries },
  ])
  await open()
  const groups = screen.getAllByRole('group')
  expect(groups).toHaveLength(2)
  expect(groups[0]).toHaveAccessibleName('')
  expect(groups[1]).toHaveAccessibleName('Anna')
})
