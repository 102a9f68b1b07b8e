import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { AdminScreen } from '@/features/admin/admin-screen'
import { personas } from '@mock/scenarios/personas'
import { roles } from '@mock/scenarios/roles'
import type { World } from '@mock/world'

import { messages, press } from './bench'
import { faultTable, type Operation } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/data-table/delete-dialog'),
    import('@/features/admin/users/user-form'),
    import('@/features/admin/users/ban-form'),
    import('@/features/admin/roles/role-form'),
  ]),
)

const { artist, banned } = personas
const oneIf = (isTrue: boolean) => Number(isTrue)
const admin = { as: 'admin', pattern: '/admin/*', screen: <AdminScreen /> } as const
const said = (text: string | RegExp) => () => expect(messages()).toMatch(text)
const userById = ({ db }: World, id: number) => db.users.get(id)
const named = ({ db }: World, name: string) => db.roles.all().filter((role) => role.name === name).length
const roleEditor = {
  ...admin,
  path: `/admin/roles/${roles.artists.id}`,
  ready: () => screen.findByRole('searchbox', { name: 'Search permissions' }),
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    ...admin,
    name: 'suspending a user',
    endpoint: 'accounts.ban',
    path: `/admin/users/${artist.id}`,
    ready: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Permanently' }))
    },
    press: () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' })),
    count: (world) => userById(world, artist.id)?.bans.length ?? 0,
    done: () => void screen.getByRole('button', { name: 'Lift the suspension' }),
  },
  {
    ...admin,
    name: 'lifting a suspension',
    endpoint: 'accounts.unban',
    path: `/admin/users/${banned.id}`,
    ready: () => screen.findByRole('button', { name: 'Lift the suspension' }),
    press: () => press('Lift the suspension'),
    count: (world) => oneIf(userById(world, banned.id)?.bans.length === 0),
    done: () => void screen.getByRole('button', { name: 'Suspend' }),
    refetches: true,
  },
  {
    ...admin,
    name: 'creating a role',
    endpoint: 'roles.create',
    path: '/admin/roles/new',
    ready: () => screen.findByRole('searchbox', { name: 'Search permissions' }),
    fill: { Name: 'Redaktori' },
    press: () => press('Create'),
    count: (world) => named(world, 'Redaktori'),
    done: () => void screen.getByRole('heading', { level: 1, name: /^(Redaktori|Roles)$/ }),
    doneOnRetry: said('The name has already been taken.'),
  },
  {
    ...roleEditor,
    name: 'changing a role',
    endpoint: 'roles.update',
    fill: { Name: 'Izpildītāji' },
    press: () => press('Save'),
    count: (world) => named(world, 'Izpildītāji'),
    done: said('Saved'),
  },
  {
    ...admin,
    name: 'deleting a role',
    endpoint: 'roles.remove',
    path: '/admin/roles',
    ready: () => screen.findByRole('checkbox', { name: 'Select artists' }),
    press: async () => {
      // After a failure the question may still be open.
      if (!screen.queryByRole('dialog')) {
        fireEvent.click(screen.getByRole('checkbox', { name: 'Select artists' }))
        press('Delete')
      }
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count: ({ db }) => oneIf(db.roles.get(roles.artists.id) === undefined),
    done: () => expect(screen.queryByRole('link', { name: 'artists' })).toBeNull(),
    refetches: true,
  },
]

faultTable('administration', operations)
