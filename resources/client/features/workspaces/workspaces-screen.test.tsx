import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { fetchRedirect } from '@/core/platform/api/fetch-redirect'
import type { PersonaKey } from '@mock/state/seeds/personas'
import { INVITES } from '@mock/state/seeds/workspaces'
import type { World } from '@mock/state/world'
import { enter, expectToast, failing } from '@tests/account-settings'
import { openSite } from '@tests/site'

vi.mock(import('@/core/platform/api/fetch-redirect'))

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('./components/workspace-name-form'),
  ]),
)

type Visit = { as?: PersonaKey; prepare?: (world: World) => void }

async function openList({ as = 'workspaceMember', prepare }: Visit = {}) {
  const site = await openSite('/workspaces', { as, ...(prepare && { prepare }) })
  await screen.findByRole('list', { name: 'Workspaces' })
  return site
}

async function openChoir({ as = 'workspaceOwner', prepare }: Visit = {}) {
  const site = await openSite('/workspaces/1', { as, ...(prepare && { prepare }) })
  await screen.findByRole('heading', { level: 1, name: 'Kora mēģinājumi' })
  return site
}

const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('li')
  if (!row) throw new Error(`No row contains ${text}`)
  return within(row)
}
const confirmDialog = async (user: UserEvent, title: string, label: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: label }))
const isMember = ({ db }: World, userId: number) =>
  db.workspaceMembers.all().some(({ workspace_id, user_id }) => workspace_id === 1 && user_id === userId)

async function chooseInMenu(user: UserEvent, menu: string | RegExp, item: string) {
  await user.click(screen.getByRole('button', { name: menu }))
  const role = [
    ...(await screen.findByRole('menu', { name: menu })).querySelectorAll<HTMLElement>('[role^=menuitem]'),
  ].find((entry) => entry.textContent === item)
  if (role) await user.click(role)
}

describe('WorkspacesScreen', () => {
  it('lists the personal workspace first, switches on a press and sends the id with requests', async () => {
    const { user } = await openList()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Default',
      'Kora mēģinājumi',
      'Mājas ieraksti',
    ])
    expect(rowOf('Only you').getByText('Active')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Switch to “Kora mēģinājumi”' }))
    expect(document.cookie).toContain('activeWorkspaceId=1')
    await waitFor(() => expect(rowOf('Kora mēģinājumi').getByText('Active')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Switch to “Default”' }))
    expect(document.cookie).toContain('activeWorkspaceId=0')
  })

  it('creates a workspace and switches to it', async () => {
    const { user, world } = await openList({ as: 'free' })
    await user.click(screen.getByRole('button', { name: 'New workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New workspace' }))
    await enter(user, dialog.getByRole('textbox', { name: 'Name' }), 'Ab')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await dialog.findByText('The name must be at least 3 characters.')).toBeVisible()
    await enter(user, dialog.getByRole('textbox', { name: 'Name' }), 'Ansamblis')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await expectToast('Workspace created')
    expect(await screen.findByRole('link', { name: 'Ansamblis' })).toBeVisible()
    const made = world.db.workspaces.all().find(({ name }) => name === 'Ansamblis')
    expect(document.cookie).toContain(`activeWorkspaceId=${made?.id}`)
  })

  it('keeps the name when creation fails', async () => {
    const { user } = await openList({ as: 'free', prepare: failing('workspaces.create') })
    await user.click(screen.getByRole('button', { name: 'New workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New workspace' }))
    await enter(user, dialog.getByRole('textbox', { name: 'Name' }), 'Ansamblis')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await expectToast('There was an issue. Please try again later.')
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ansamblis')
  })

  it('lets the owner rename and delete a workspace', async () => {
    const { user, world } = await openList()
    await chooseInMenu(user, 'More options for “Mājas ieraksti”', 'Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
    await enter(user, dialog.getByRole('textbox', { name: 'Name' }), 'Studija')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast('Workspace renamed')
    await screen.findByRole('link', { name: 'Studija' })
    await user.click(screen.getByRole('button', { name: 'Switch to “Studija”' }))
    await chooseInMenu(user, 'More options for “Studija”', 'Delete')
    await confirmDialog(user, 'Delete “Studija”?', 'Delete')
    await expectToast('Workspace deleted')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Studija' })).toBeNull())
    expect(world.db.workspaces.get(2)).toBeUndefined()
    expect(document.cookie).toContain('activeWorkspaceId=0')
  })

  it('lets a member leave a workspace and announces a failure', async () => {
    const { user, world } = await openList({ prepare: failing('workspaces.removeMember') })
    const leave = async () => {
      await chooseInMenu(user, 'More options for “Kora mēģinājumi”', 'Leave')
      await confirmDialog(user, 'Leave “Kora mēģinājumi”?', 'Leave')
    }
    await leave()
    await expectToast('There was an issue. Please try again later.')
    world.faults.set([])
    await leave()
    await expectToast('You left “Kora mēģinājumi”')
    expect(isMember(world, 17)).toBe(false)
  })

  it('deletes and leaves workspaces though the responses are lost', async () => {
    const { user, world } = await openList()
    world.faults.set([
      { kind: 'lost', endpoint: 'workspaces.remove' },
      { kind: 'lost', endpoint: 'workspaces.removeMember' },
    ])
    await chooseInMenu(user, 'More options for “Mājas ieraksti”', 'Delete')
    await confirmDialog(user, 'Delete “Mājas ieraksti”?', 'Delete')
    await expectToast('Workspace deleted')
    await chooseInMenu(user, 'More options for “Kora mēģinājumi”', 'Leave')
    await confirmDialog(user, 'Leave “Kora mēģinājumi”?', 'Leave')
    await expectToast('You left “Kora mēģinājumi”')
    expect(world.db.workspaces.get(2)).toBeUndefined()
  })

  it('switches to the personal workspace when the active one is gone', async () => {
    await openList({ prepare: () => void (document.cookie = 'activeWorkspaceId=99; Path=/') })
    await waitFor(() => expect(document.cookie).toContain('activeWorkspaceId=0'))
  })

  it.each([
    ['500', { kind: 'status', status: 500 }],
    ['403', { kind: 'status', status: 403 }],
    ['a network failure', { kind: 'network' }],
    ['a truncated response', { kind: 'truncated' }],
    ['an HTML page', { kind: 'html' }],
  ] as const)('offers a retry after %s', async (_, fault) => {
    const prepare = ({ faults }: World) => faults.set([{ ...fault, endpoint: 'workspaces.list' }])
    const { user, world } = await openSite('/workspaces', { as: 'workspaceMember', prepare })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('list', { name: 'Workspaces' })).toBeVisible()
  })

  it.each([
    ['where workspaces are disabled', 'free', { integrated: false }],
    ['for a child', 'child', { integrated: true }],
  ] as const)('shows not-found %s', async (_, as, workspaces) => {
    await openSite('/workspaces', { as, prepare: ({ db }) => void (db.settings.workspaces = workspaces) })
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })
})

describe('workspace switcher in the account menu', () => {
  it('switches the workspace and links to all of them', async () => {
    const { user } = await openSite('/no/such/place', { as: 'workspaceMember' })
    await user.click(await screen.findByRole('button', { name: 'Account: Andris Priede' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Workspace: Default' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Mājas ieraksti' }))
    expect(document.cookie).toContain('activeWorkspaceId=2')
    await user.click(screen.getByRole('button', { name: 'Account: Andris Priede' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Workspace: Mājas ieraksti' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Mājas ieraksti' })).toBeChecked()
    await user.click(screen.getByRole('menuitem', { name: 'Manage workspaces' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Workspaces' })).toBeVisible()
  })
})

describe('WorkspaceScreen', () => {
  const invite = async (user: UserEvent, ...emails: string[]) => {
    await enter(user, await screen.findByRole('textbox', { name: 'Email addresses' }), emails.join(' '))
    await user.click(screen.getByRole('button', { name: 'Send invitations' }))
  }

  it('invites several people together with a role', async () => {
    const { user, world } = await openChoir()
    await invite(user, 'viens@dziesma.test', 'divi@dziesma.test')
    await expectToast('2 invitations sent')
    expect(await screen.findByText('divi@dziesma.test')).toBeVisible()
    expect(world.outbox.all('viens@dziesma.test')).toHaveLength(1)
  })

  it('rejects email addresses of current members', async () => {
    const { user } = await openChoir()
    await invite(user, 'invited@dziesma.test')
    await expectToast("They've already joined or been invited.")
  })

  it.each([
    ['no email address', undefined, 'The emails field is required.'],
    [
      'an address that the server rejects',
      { kind: 'status', status: 422, body: { message: 'x', errors: { 'emails.0': ['The address is refused.'] } } },
      'The address is refused.',
    ],
    ['a refusal', { kind: 'status', status: 403 }, /./],
    ['a failure', { kind: 'status', status: 500 }, 'There was an issue. Please try again later.'],
  ] as const)('shows the error for %s', async (name, fault, words) => {
    const { user, world } = await openChoir()
    if (fault) {
      world.faults.set([{ ...fault, endpoint: 'workspaces.invite' }])
      await invite(user, 'viens@dziesma.test')
      expect(await screen.findByText('viens@dziesma.test')).toBeVisible()
    } else await user.click(await screen.findByRole('button', { name: 'Send invitations' }))
    if (name === 'a refusal') expect(await screen.findByRole('alert')).toBeVisible()
    else expect(await screen.findByText(words)).toBeVisible()
  })

  it("changes a member's role", async () => {
    const { user, world } = await openChoir()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Role for Andris Priede: Workspace member' })).toBeVisible(),
    )
    await chooseInMenu(user, /^Role for Andris Priede/, 'Workspace admin')
    await expectToast('Role changed')
    expect(world.db.workspaceMembers.get(102)?.role_id).toBe(8)
  })

  it('removes a member after a confirmation', async () => {
    const { user, world } = await openChoir()
    await user.click(screen.getByRole('button', { name: 'Remove Andris Priede' }))
    await confirmDialog(user, 'Remove Andris Priede?', 'Remove')
    await expectToast('Andris Priede was removed')
    expect(isMember(world, 17)).toBe(false)
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove / })).toHaveFocus())
  })

  it('resends and cancels invitations', async () => {
    const { user, world } = await openChoir()
    const before = world.outbox.all('jauns@dziesma.test').length
    const resend = await screen.findByRole('button', { name: 'Resend invitation to jauns@dziesma.test' })
    world.faults.set([{ kind: 'delay', endpoint: 'workspaces.resendInvite', ms: 50 }])
    await user.click(resend)
    await waitFor(() => expect(resend.matches('[disabled], [aria-disabled=true]')).toBe(true))
    // A disabled button would lose the focus in browsers, but not in jsdom.
    expect(resend).toBeEnabled()
    await expectToast('Invitation resent')
    expect(world.outbox.all('jauns@dziesma.test')).toHaveLength(before + 1)
    await user.click(screen.getByRole('button', { name: 'Cancel invitation to jauns@dziesma.test' }))
    await expectToast('Invitation cancelled')
    await waitFor(() => expect(screen.queryByText('jauns@dziesma.test')).toBeNull())
  })

  it('drops an invitation that was accepted meanwhile', async () => {
    const { user, world } = await openChoir()
    act(() => void world.db.workspaceInvites.remove(3))
    await user.click(await screen.findByRole('button', { name: 'Resend invitation to jauns@dziesma.test' }))
    await expectToast('This invite is no longer valid')
    await waitFor(() => expect(screen.queryByText('jauns@dziesma.test')).toBeNull())
  })

  it('shows no controls to a member without rights', async () => {
    await openChoir({ as: 'workspaceMember' })
    expect(screen.getByText(/ask the owner/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Email addresses' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Remove|Role for|Resend|Cancel)/ })).toBeNull()
    expect(screen.getByText('jauns@dziesma.test')).toBeVisible()
  })

  it('shows not-found to strangers', async () => {
    await openSite('/workspaces/1', { as: 'free' })
    expect(await screen.findByText("You don't have permission to see this")).toBeVisible()
  })

  it('shows not-found for an unknown workspace', async () => {
    await openSite('/workspaces/99', { as: 'free' })
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })
})

describe('JoinScreen', () => {
  const link = `/workspace/join/${INVITES.invited}`

  it('joins on a press, and not before', async () => {
    const { user, world } = await openSite(link, { as: 'invited' })
    const join = await screen.findByRole('button', { name: 'Join' })
    expect(isMember(world, 18)).toBe(false)
    await user.click(join)
    await expectToast('Joined workspace')
    expect(await screen.findByRole('link', { name: 'Kora mēģinājumi' })).toBeVisible()
    expect(isMember(world, 18)).toBe(true)
    expect(document.cookie).toContain('activeWorkspaceId=1')
  })

  it('declines the invitation', async () => {
    const { user } = await openSite(link, { as: 'invited' })
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    await expectToast('Declined workspace invitation')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('announces an expired invitation and one for another user', async () => {
    const { user, world } = await openSite(link, { as: 'free' })
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    world.db.workspaceInvites.remove(1)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This invite is no longer valid' })).toBeVisible()
  })

  it("redirects a guest to the server's target, and back afterwards", async () => {
    vi.mocked(fetchRedirect).mockResolvedValue('/workspace/join/login?email=invited%40dziesma.test')
    const { user } = await openSite(link)
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('invited@dziesma.test')
    await enter(user, screen.getByLabelText('Password'), 'dziesma1')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { level: 1, name: "You're invited to a workspace" })).toBeVisible()
  })

  it('announces an expired invitation to a guest and offers a retry after a network failure', async () => {
    vi.mocked(fetchRedirect).mockRejectedValueOnce(new ApiError(401)).mockRejectedValue(new ApiError(404))
    const { user } = await openSite(link)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This invite is no longer valid' })).toBeVisible()
  })
})
