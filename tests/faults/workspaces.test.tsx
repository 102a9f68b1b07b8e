import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { rememberWorkspace } from '@/core/platform/workspaces/active-workspace'
import { JoinScreen } from '@/features/workspaces/join-screen'
import { WorkspaceScreen } from '@/features/workspaces/workspace-screen'
import { WorkspacesScreen } from '@/features/workspaces/workspaces-screen'
import { personas } from '@mock/scenarios/personas'
import { roles } from '@mock/scenarios/roles'
import { INVITES } from '@mock/seeds/workspaces'
import type { World } from '@mock/world'

import { place, press, said } from './bench'
import { faultTable, type Operation, whereUnreadable } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('@/features/workspaces/components/workspace-name-dialog'),
  ]),
)

const { workspaceMember, invited } = personas
const CHOIR = 1
const HOME_TAPES = 2
const STRANGER = 'jauns@dziesma.test'
const NEW = 'viens@dziesma.test'

const is = (sure: boolean) => Number(sure)
const says = (words: string | RegExp) => () => expect(said()).toMatch(words)
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

/** Everybody's workspaces. */
const list = {
  as: 'workspaceMember',
  path: '/workspaces',
  pattern: '/workspaces',
  screen: <WorkspacesScreen />,
  prepare: () => rememberWorkspace(0),
  ready: () => screen.findByRole('button', { name: /^More options for “Mājas ieraksti”/ }),
} satisfies Partial<Operation>

/** The people of the choir. */
const choir = {
  as: 'workspaceOwner',
  path: `/workspaces/${CHOIR}`,
  pattern: '/workspaces/:id',
  screen: <WorkspaceScreen />,
  prepare: () => rememberWorkspace(0),
  ready: async () => {
    await screen.findByRole('button', { name: /^Role for Andris Priede/ })
    await screen.findByRole('button', { name: 'Send invitations' })
  },
} satisfies Partial<Operation>

/** What an invitation leads to. */
const invitation = {
  as: 'invited',
  path: `/workspace/join/${INVITES.invited}`,
  pattern: '/workspace/join/:inviteId',
  screen: <JoinScreen />,
  prepare: () => rememberWorkspace(0),
} satisfies Partial<Operation>

/** It is not known any more: there is nothing to press. */
const isGone = async () => {
  await waitFor(says('This invite is no longer valid'))
  expect(screen.getByRole('heading', { name: 'This invite is no longer valid' })).toBeVisible()
}

/** The list is looked at, and it is there. */
const isMade = async (world: World) => {
  await waitFor(() => screen.getByRole('link', { name: 'Ansamblis' }))
  expect(made(world)).toBe(1)
}

const operations: Operation[] = [
  {
    ...list,
    name: 'a new workspace',
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
    special: { 'its reply is lost': isMade, ...whereUnreadable(isMade) },
  },
  {
    ...list,
    name: 'another name for a workspace',
    endpoint: 'workspaces.update',
    ready: async () => {
      await list.ready()
      await choose(/^More options for “Mājas ieraksti”/, 'Rename')
      await screen.findByRole('dialog', { name: 'Rename' })
    },
    fill: { Name: 'Studija' },
    press: () => press('Save'),
    count: ({ db }) => is(db.workspaces.get(HOME_TAPES)?.name === 'Studija'),
    done: says('Workspace renamed'),
  },
  {
    ...list,
    name: 'deleting a workspace',
    endpoint: 'workspaces.remove',
    press: async () => {
      await choose(/^More options for “Mājas ieraksti”/, 'Delete')
      await agree('Delete “Mājas ieraksti”?', 'Delete')
    },
    count: ({ db }) => is(db.workspaces.get(HOME_TAPES) === undefined),
    done: isMissing('Mājas ieraksti'),
    isSeen: true,
  },
  {
    ...list,
    name: 'leaving a workspace',
    endpoint: 'workspaces.removeMember',
    press: async () => {
      await choose(/^More options for “Kora mēģinājumi”/, 'Leave')
      await agree('Leave “Kora mēģinājumi”?', 'Leave')
    },
    count: (world) => is(!isIn(world, workspaceMember.id)),
    done: isMissing('Kora mēģinājumi'),
    isSeen: true,
  },
  {
    ...choir,
    name: 'inviting somebody',
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
    done: says('1 invitation sent'),
    redone: says("They've already joined or been invited."),
  },
  {
    ...choir,
    name: 'the invitation again',
    endpoint: 'workspaces.resendInvite',
    press: () => press(`Resend invitation to ${STRANGER}`),
    count: ({ outbox }) => outbox.all(STRANGER).length,
    done: says('Invitation resent'),
    mayRepeat: true,
  },
  {
    ...choir,
    name: 'taking an invitation back',
    endpoint: 'workspaces.removeInvite',
    press: () => press(`Cancel invitation to ${STRANGER}`),
    count: (world) => is(inviteOf(world, INVITES.stranger) === undefined),
    done: isMissing(STRANGER),
    isSeen: true,
  },
  {
    ...choir,
    name: 'another role for somebody invited',
    endpoint: 'workspaces.changeInviteRole',
    press: () => choose(new RegExp(`^Role for ${STRANGER}`), 'Workspace admin'),
    count: (world) => is(inviteOf(world, INVITES.stranger)?.role_id === roles.workspaceAdmins.id),
    done: () => void screen.getByRole('button', { name: `Role for ${STRANGER}: Workspace admin` }),
    isSeen: true,
  },
  {
    ...choir,
    name: 'another role for a member',
    endpoint: 'workspaces.changeMemberRole',
    press: () => choose(/^Role for Andris Priede/, 'Workspace admin'),
    count: ({ db }) => is(db.workspaceMembers.get(102)?.role_id === roles.workspaceAdmins.id),
    done: () => void screen.getByRole('button', { name: 'Role for Andris Priede: Workspace admin' }),
    isSeen: true,
  },
  {
    ...choir,
    name: 'removing a member',
    endpoint: 'workspaces.removeMember',
    press: async () => {
      press('Remove Andris Priede')
      await agree('Remove Andris Priede?', 'Remove')
    },
    count: (world) => is(!isIn(world, workspaceMember.id)),
    done: isMissing('Andris Priede'),
    isSeen: true,
  },
  {
    ...invitation,
    name: 'joining a workspace',
    endpoint: 'workspaces.join',
    press: () => press('Join'),
    count: (world) => is(isIn(world, invited.id)),
    done: () => expect(place()).toBe('/workspaces'),
    redone: says('This invite is no longer valid'),
    special: { '404': isGone },
  },
  {
    ...invitation,
    name: 'declining an invitation',
    endpoint: 'workspaces.removeInvite',
    press: () => press('Decline'),
    count: (world) => is(inviteOf(world, INVITES.invited) === undefined),
    done: () => expect(place()).toBe('/'),
    redone: says('This invite is no longer valid'),
    special: { '404': isGone },
  },
]

faultTable('workspaces', operations)
