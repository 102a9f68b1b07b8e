import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { bootstrapOf, permissionsOf } from './testing/bootstrap-of'
import { useIsSubscribed, usePermission, useUser } from './use-session'

function Session() {
  const user = useUser()
  const canPlay = usePermission('music.play')
  const isSubscribed = useIsSubscribed()
  return <p>{[user?.display_name ?? 'guest', canPlay && 'may play', isSubscribed && 'subscribed'].join(', ')}</p>
}

test('useUser, usePermission and useIsSubscribed follow the bootstrap data', () => {
  setBootstrap(bootstrapOf())
  render(<Session />)
  expect(screen.getByText('guest, false, false')).toBeDefined()

  const user = { id: 1, name: 'Anna', permissions: permissionsOf('music.play'), subscriptions: [{ valid: true }] }
  act(() => setBootstrap(bootstrapOf({ user })))
  expect(screen.getByText('Anna, may play, subscribed')).toBeDefined()
})
