import { describe, expect, it, onTestFinished } from 'vitest'

import { getBootstrap, setBootstrap, viewBootstrapAs } from '@/core/platform/bootstrap/bootstrap-store'
import { hasPermission, isSubscribed } from '@/core/platform/session/permissions'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { asVisitor, frameNameOf, type PreviewedVisitor, visitorIn } from './previewed-visitor'

const member: PreviewedVisitor = {
  kind: 'member',
  roles: [{ id: 2 }],
  permissions: [{ name: 'music.play', restrictions: [] }],
}
const own = () =>
  bootstrapOf({
    user: {
      id: 1,
      roles: [{ id: 7 }],
      permissions: permissionsOf('admin'),
      subscriptions: [{ valid: true }],
      artists: [{ id: 3 }],
    },
    guest_role: { id: 4, permissions: permissionsOf('music.view') },
    likes: { track: { 1: true } },
  })

describe('asVisitor', () => {
  it('replaces the administrator by a guest without a user and likes, also after a refresh', () => {
    onTestFinished(() => viewBootstrapAs(undefined))
    viewBootstrapAs((data) => asVisitor(data, { kind: 'guest' }))
    for (let each = 0; each < 2; each++) setBootstrap(own())
    expect(getBootstrap()).toMatchObject({ user: null, likes: {} })
    expect(hasPermission(getBootstrap(), 'music.view')).toBe(true)
    expect(hasPermission(getBootstrap(), 'admin')).toBe(false)
  })

  it('gives the user the rights of a member only', () => {
    const shown = asVisitor(own(), member)
    expect(shown.user).toMatchObject({ id: 1, roles: [{ id: 2 }], artists: [] })
    expect(hasPermission(shown, 'music.play')).toBe(true)
    expect(hasPermission(shown, 'admin')).toBe(false)
    expect(isSubscribed(shown.user)).toBe(false)
  })
})

describe('visitorIn', () => {
  it.each([{ kind: 'guest' as const }, member])('reads $kind from the name of the iframe', (visitor) => {
    expect(visitorIn(frameNameOf(visitor))).toEqual(visitor)
  })

  it.each(['', 'appearance-editor', 'appearance-editor {', 'appearance-editor {"kind":"admin"}'])(
    'finds none in "%s"',
    (name) => {
      expect(visitorIn(name)).toBeUndefined()
    },
  )
})
