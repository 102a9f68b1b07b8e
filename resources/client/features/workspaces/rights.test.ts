import { describe, expect, it } from 'vitest'

import { permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { isOwner, guestFormLink, rightsIn } from './rights'

const permissions = (...names: string[]) => permissionsOf(...names).map(({ name }) => ({ name, restrictions: [] }))

describe('rightsIn', () => {
  it.each([
    ['its owner', { owner_id: 7 }, 7, { own: true, invite: true, changeRoles: true, removeMembers: true }],
    [
      'a member',
      { owner_id: 7, currentUser: { permissions: [] } },
      8,
      { own: false, invite: false, changeRoles: false, removeMembers: false },
    ],
    [
      'a member who may invite',
      { owner_id: 7, currentUser: { permissions: permissions('workspace_members.invite') } },
      8,
      { own: false, invite: true, changeRoles: false, removeMembers: false },
    ],
    [
      'a member with every right',
      {
        owner_id: 7,
        currentUser: {
          permissions: permissions('workspace_members.invite', 'workspace_members.update', 'workspace_members.delete'),
        },
      },
      8,
      { own: false, invite: true, changeRoles: true, removeMembers: true },
    ],
    [
      'a guest',
      { owner_id: undefined },
      undefined,
      { own: false, invite: false, changeRoles: false, removeMembers: false },
    ],
  ])('returns the rights of %s', (_, workspace, userId, rights) => expect(rightsIn(workspace, userId)).toEqual(rights))
})

describe('isOwner', () => {
  it('recognises the owner by flag or id', () => {
    expect(isOwner({ owner_id: 7 }, { id: 7, is_owner: false })).toBe(true)
    expect(isOwner({ owner_id: null }, { id: 7, is_owner: true })).toBe(true)
    expect(isOwner({ owner_id: 7 }, { id: 8, is_owner: false })).toBe(false)
  })
})

describe('guestFormLink', () => {
  const back = 'returnTo=%2Fworkspace%2Fjoin%2Fabc'
  it.each([
    ['/workspace/join/login?email=a%40b.lv', `/workspace/join/login?${back}&email=a%40b.lv`],
    ['/workspace/join/register?email=a%40b.lv&returnTo=//evil.test', `/workspace/join/register?${back}&email=a%40b.lv`],
    ['/workspace/join/login', `/workspace/join/login?${back}`],
    ['/pricing?email=a%40b.lv', `/workspace/join/login?${back}`],
    [undefined, `/workspace/join/login?${back}`],
  ])('maps %s to %s', (sent, path) => expect(guestFormLink(sent, 'abc')).toBe(path))
})
