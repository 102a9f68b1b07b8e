import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { notifications } from '@/contract/groups/notifications'
import { registration } from '@/contract/groups/registration'
import { valueLists } from '@/contract/groups/value-lists'
import { workspaces } from '@/contract/groups/workspaces'

import { createWorld } from '../../site/create-world'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { INVITES } from '../../state/seeds/workspaces'
import { makeVisitor } from '../../testing/make-visitor'
import { testBrowser } from '../../testing/test-browser'

let world: ReturnType<typeof createWorld>
const visit = (persona: PersonaKey) => makeVisitor(world, persona)
const CHOIR = { id: 1 }

beforeEach(() => {
  world = createWorld()
})

const roleIds = async () => {
  const { workspaceRoles } = await visit('workspaceOwner').ask(valueLists.show, { params: { names: 'workspaceRoles' } })
  return workspaceRoles.map(({ id }) => id)
}

describe('workspace invitation handlers', () => {
  it('creates a notification with two actions, and a membership on acceptance', async () => {
    const invited = visit('invited')
    const [notification] = (await invited.ask(notifications.list)).pagination.items
    expect(notification?.data.buttonActions.map(({ action }) => action)).toEqual(['join', 'decline'])
    const { workspace } = await invited.ask(workspaces.join, {
      params: { inviteId: notification?.data.inviteId ?? '' },
    })
    expect(workspace).toMatchObject({ id: 1, members_count: 4 })
    expect((await invited.ask(workspaces.list)).workspaces.map(({ id }) => id)).toEqual([1])
    expect(await invited.status(workspaces.join, { params: { inviteId: INVITES.invited } })).toBe(404)
  })

  it('deletes a declined invitation', async () => {
    const params = { inviteId: INVITES.invited }
    expect(await visit('invited').status(workspaces.removeInvite, { params })).toBe(200)
    expect(await visit('invited').status(workspaces.removeInvite, { params })).toBe(404)
    expect(await visit('invited').status(workspaces.join, { params })).toBe(404)
  })

  it('notifies the account of the address once', async () => {
    const owner = visit('workspaceOwner')
    const [, roleId = 0] = await roleIds()
    const body = { emails: ['Subscriber@dziesma.test', 'new@dziesma.test', personas.invited.email], roleId }
    const { invites } = await owner.ask(workspaces.invite, { params: CHOIR, body })
    expect(invites.map(({ email }) => email)).toEqual(['subscriber@dziesma.test', 'new@dziesma.test'])
    expect((await owner.ask(workspaces.invite, { params: CHOIR, body })).invites).toEqual([])
    const { data } = await visit('subscriber').ask(bootstrap.get)
    expect(data.user?.unread_notifications_count).toBe(1)
    const [notification] = (await visit('subscriber').ask(notifications.list)).pagination.items
    expect(notification?.data.inviteId).toBe(invites[0]?.id)
  })

  it('mails the link, and again on request', async () => {
    const owner = visit('workspaceOwner')
    const [, roleId = 0] = await roleIds()
    const body = { emails: ['new@dziesma.test'], roleId }
    const [invite] = (await owner.ask(workspaces.invite, { params: CHOIR, body })).invites
    await owner.ask(workspaces.resendInvite, { params: { ...CHOIR, inviteId: invite?.id ?? '' } })
    const links = world.outbox.all('new@dziesma.test').map(({ link }) => link)
    expect(links).toEqual([`workspace/join/${invite?.id}`, `workspace/join/${invite?.id}`])
  })

  it('invites an account that someone creates later', async () => {
    const visitor = visit('guest')
    const body = { email: 'Jauns@dziesma.test', password: 'dziesma2', password_confirmation: 'dziesma2' }
    world.db.settings.registration = {}
    world.db.settings.require_email_confirmation = false
    await visitor.ask(registration.create, { body })
    const [notification] = (await visitor.ask(notifications.list)).pagination.items
    await visitor.ask(workspaces.join, { params: { inviteId: notification?.data.inviteId ?? '' } })
    expect((await visitor.ask(workspaces.list)).workspaces.map(({ id }) => id)).toEqual([1])
  })

  it('redirects guests to sign in or register with the invited address', async () => {
    const browser = testBrowser(world, { root: '/muzika/' })
    const locationOf = async (inviteId: string) =>
      (await browser.send(workspaces.join, { params: { inviteId } })).headers.get('location')
    expect(await locationOf(INVITES.invited)).toBe(
      'http://dziesma.test/muzika/workspace/join/login?email=invited%40dziesma.test',
    )
    expect(await locationOf(INVITES.stranger)).toBe(
      'http://dziesma.test/muzika/workspace/join/register?email=jauns%40dziesma.test',
    )
  })
})

describe('workspace handlers', () => {
  it('lists the members and the caller’s permissions', async () => {
    const { workspace } = await visit('workspaceMember').ask(workspaces.show, { params: CHOIR })
    expect(workspace.members.map(({ id, is_owner }) => [id, is_owner])).toEqual([
      [personas.workspaceOwner.id, true],
      [personas.workspaceMember.id, false],
      [51, false],
    ])
    expect(workspace.invites).toHaveLength(3)
    expect(workspace.currentUser?.permissions).toEqual([])
  })

  it('applies a changed role immediately', async () => {
    const [adminRole = 0, memberRole = 0] = await roleIds()
    const member = visit('workspaceMember')
    const invite = { params: CHOIR, body: { emails: ['new@dziesma.test'], roleId: memberRole } }
    expect(await member.status(workspaces.invite, invite)).toBe(403)
    const change = { params: { ...CHOIR, memberId: 102 }, body: { roleId: adminRole } }
    await visit('workspaceOwner').ask(workspaces.changeMemberRole, change)
    expect(await member.status(workspaces.invite, invite)).toBe(200)
  })

  it('lets members leave, but not the owner', async () => {
    const leave = (persona: 'workspaceMember' | 'workspaceOwner') =>
      visit(persona).status(workspaces.removeMember, { params: { ...CHOIR, userId: personas[persona].id } })
    expect(await leave('workspaceOwner')).toBe(403)
    expect(await leave('workspaceMember')).toBe(200)
    expect(await visit('workspaceMember').status(workspaces.show, { params: CHOIR })).toBe(403)
  })

  it('starts a workspace with its creator as a member, and removes it with its invitations', async () => {
    const visitor = visit('free')
    const { workspace } = await visitor.ask(workspaces.create, { body: { name: 'Jauna' } })
    expect(workspace).toMatchObject({ owner_id: personas.free.id, members_count: 1 })
    await visitor.ask(workspaces.remove, { params: { ids: workspace.id } })
    expect((await visitor.ask(workspaces.list)).workspaces).toEqual([])
    await visit('workspaceOwner').ask(workspaces.remove, { params: { ids: CHOIR.id } })
    expect(await visit('invited').status(workspaces.join, { params: { inviteId: INVITES.invited } })).toBe(404)
  })

  it('removes a workspace with its owner’s account', async () => {
    const owner = visit('workspaceOwner')
    owner.session.passwordConfirmedAt = world.now()
    await owner.ask(accounts.remove, { params: { ids: personas.workspaceOwner.id }, body: { deleteCurrentUser: true } })
    expect((await visit('workspaceMember').ask(workspaces.list)).workspaces.map(({ id }) => id)).toEqual([2])
  })
})
