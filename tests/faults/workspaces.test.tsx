import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { setActiveWorkspace } from '@/core/platform/storage/active-workspace'
import { Screen as JoinScreen } from '@/features/workspaces/join-screen'
import { Screen as WorkspaceScreen } from '@/features/workspaces/workspace-screen'
import { Screen as WorkspacesScreen } from '@/features/workspaces/workspaces-screen'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { INVITES } from '@mock/state/seeds/workspaces'
import type { World } from '@mock/state/world'

import { currentPath, press, messages } from './bench'
import { faultTable, type Operation, ifUnreadable } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('@/features/workspaces/components/workspace-name-form'),
  ]),
)

const { workspaceMember, invited } = personas
const CHOIR = 1
const HOME_TAPES = 2
const STRANGER = 'jauns@dziesma.test'
const NEW = 'viens@dziesma.test'

const oneIf = (isTrue: boolean) => Number(isTrue)
const showsMessage = (words: string | RegExp) => () => expect(messages()).toMatch(words)
const isIn = ({ db }: World, userId: number) =>
  db.workspaceMembers.all().some(({ workspace_id, user_id }) => workspace_id === CHOIR && user_id === userId)
const inviteOf = ({ db }: World, uuid: string) => db.workspaceInvites.all().find((row) => row.uuid === uuid)
const made = ({ db }: World) => db.workspaces.all().filter(({ name }) => name === 'Ansamblis').length
const isMissing = (text: string) => () => expect(screen.queryByText(text)).toBeNull()

const choose = async (menu: RegExp, item: string) => {
  fireEvent.click(screen.getByRole('button', { name: menu }))
  const entries = (await screen.findByRole('menu')).querySelectorAll('[role^=menuitem]')
  fireEvent.click([...entries].find(({ textContent }) => textContent === item) ?? document.body)
}
const agree = async (title: string, word: string) =>
  void fireEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: word }))

/** The list of the user's workspaces. */
const list = {
  as: 'workspaceMember',
  path: '/workspaces',
  pattern: '/workspaces',
  screen: <WorkspacesScreen />,
  prepare: () => setActiveWorkspace(0),
  ready: () => screen.findByRole('button', { name: /^More options for “Mājas ieraksti”/ }),
} satisfies Partial<Operation>

/** The screen of the choir's members. */
const choir = {
  as: 'workspaceOwner',
  path: `/workspaces/${CHOIR}`,
  pattern: '/workspaces/:id',
  screen: <WorkspaceScreen />,
  prepare: () => setActiveWorkspace(0),
  ready: async () => {
    await screen.findByRole('button', { name: /^Role for Andris Priede/ })
    await screen.findByRole('button', { name: 'Send invitations' })
  },
} satisfies Partial<Operation>

/** The screen of an invitation. */
const invitation = {
  as: 'invited',
  path: `/workspace/join/${INVITES.invited}`,
  pattern: '/workspace/join/:inviteId',
  screen: <JoinScreen />,
  prepare: () => setActiveWorkspace(0),
} satisfies Partial<Operation>

/** Asserts that the invitation has expired and no button is left. */
const isGone = async () => {
  await waitFor(showsMessage('This invite is no longer valid'))
  expect(screen.getByRole('heading', { name: 'This invite is no longer valid' })).toBeVisible()
}

/** Asserts that the refetched list contains the workspace once. */
const workspaceExists = async (world: World) => {
  await waitFor(() => screen.getByRole('link', { name: 'Ansamblis' }))
  expect(made(world)).toBe(1)
}

const operations: Operation[] = [
  {
    ...list,
    name: 'creating a workspace',
    endpoint: 'workspaces.create',
    as: 'free',
    ready: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'New workspace' }))
      await screen.findByRole('dialog', { name: 'New workspace' })
    },
    fill: { Name: 'Ansamblis' },
    press: () => press('Create'),
    count: made,
    done: () => void screen.getByRole('link', { name: 'Ansamblis' }),
    special: { 'its response is lost': workspaceExists, ...ifUnreadable(workspaceExists) },
  },
  {
    ...list,
    name: 'renaming a workspace',
    endpoint: 'workspaces.update',
    ready: async () => {
      await list.ready()
      await choose(/^More options for “Mājas ieraksti”/, 'Rename')
      await screen.findByRole('dialog', { name: 'Rename' })
    },
    fill: { Name: 'Studija' },
    press: () => press('Save'),
    count: ({ db }) => oneIf(db.workspaces.get(HOME_TAPES)?.name === 'Studija'),
    done: showsMessage('Workspace renamed'),
  },
  {
    ...list,
    name: 'deleting a workspace',
    endpoint: 'workspaces.remove',
    press: async () => {
      await choose(/^More options for “Mājas ieraksti”/, 'Delete')
      await agree('Delete “Mājas ieraksti”?', 'Delete')
    },
    count: ({ db }) => oneIf(db.workspaces.get(HOME_TAPES) === undefined),
    done: isMissing('Mājas ieraksti'),
    refetches: true,
  },
  {
    ...list,
    name: 'leaving a workspace',
    endpoint: 'workspaces.removeMember',
    press: async () => {
      await choose(/^More options for “Kora mēģinājumi”/, 'Leave')
      await agree('Leave “Kora mēģinājumi”?', 'Leave')
    },
    count: (world) => oneIf(!isIn(world, workspaceMember.id)),
    done: isMissing('Kora mēģinājumi'),
    refetches: true,
  },
  {
    ...choir,
    name: 'inviting a user',
    endpoint: 'workspaces.invite',
    ready: async () => {
      await choir.ready()
      const field = screen.getByRole('textbox', { name: 'Email addresses' })
      fireEvent.change(field, { target: { value: NEW } })
      fireEvent.keyDown(field, { key: 'Enter' })
      await screen.findByText(NEW)
    },
    press: () => press('Send invitations'),
    count: ({ outbox }) => outbox.all(NEW).length,
    done: showsMessage('1 invitation sent'),
    doneOnRetry: showsMessage("They've already joined or been invited."),
  },
  {
    ...choir,
    name: 'resending an invitation',
    endpoint: 'workspaces.resendInvite',
    press: () => press(`Resend invitation to ${STRANGER}`),
    count: ({ outbox }) => outbox.all(STRANGER).length,
    done: showsMessage('Invitation resent'),
    mayRepeat: true,
  },
  {
    ...choir,
    name: 'cancelling an invitation',
    endpoint: 'workspaces.removeInvite',
    press: () => press(`Cancel invitation to ${STRANGER}`),
    count: (world) => oneIf(inviteOf(world, INVITES.stranger) === undefined),
    done: isMissing(STRANGER),
    refetches: true,
  },
  {
    ...choir,
    name: 'changing the role of an invited user',
    endpoint: 'workspaces.changeInviteRole',
    press: () => choose(new RegExp(`^Role for ${STRANGER}`), 'Workspace admin'),
    count: (world) => oneIf(inviteOf(world, INVITES.stranger)?.role_id === roles.workspaceAdmins.id),
    done: () => void screen.getByRole('button', { name: `Role for ${STRANGER}: Workspace admin` }),
    refetches: true,
  },
  {
    ...choir,
    name: 'changing the role of a member',
    endpoint: 'workspaces.changeMemberRole',
    press: () => choose(/^Role for Andris Priede/, 'Workspace admin'),
    count: ({ db }) => oneIf(db.workspaceMembers.get(102)?.role_id === roles.workspaceAdmins.id),
    done: () => void screen.getByRole('button', { name: 'Role for Andris Priede: Workspace admin' }),
    refetches: true,
  },
  {
    ...choir,
    name: 'removing a member',
    endpoint: 'workspaces.removeMember',
    press: async () => {
      press('Remove Andris Priede')
      await agree('Remove Andris Priede?', 'Remove')
    },
    count: (world) => oneIf(!isIn(world, workspaceMember.id)),
    done: isMissing('Andris Priede'),
    refetches: true,
  },
  {
    ...invitation,
    name: 'joining a workspace',
    endpoint: 'workspaces.join',
    press: () => press('Join'),
    count: (world) => oneIf(isIn(world, invited.id)),
    done: () => expect(currentPath()).toBe('/workspaces'),
    doneOnRetry: showsMessage('This invite is no longer valid'),
    special: { '404': isGone },
  },
  {
    ...invitation,
    name: 'declining an invitation',
    endpoint: 'workspaces.removeInvite',
    press: () => press('Decline'),
    count: (world) => oneIf(inviteOf(world, INVITES.invited) === undefined),
    done: () => expect(currentPath()).toBe('/'),
    doneOnRetry: showsMessage('This invite is no longer valid'),
    special: { '404': isGone },
  },
]

faultTable('workspaces', operations)
