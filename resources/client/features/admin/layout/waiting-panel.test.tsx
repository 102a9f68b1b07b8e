import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import { grant } from '@tests/faults/admin-rights'
import { openSite } from '@tests/site'

const panel = async () => within(await screen.findByRole('region', { name: 'Needs review' }))

describe('the panel of what waits', () => {
  it('counts each kind, and links to the list that shows just as many', async () => {
    const { user, world } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ db }) => void db.users.update(personas.free.id, { email_verified_at: null }),
    })
    const pending = world.db.backstageRequests.all().filter(({ status }) => status === 'pending').length
    const unverified = world.db.users.all().filter(({ email_verified_at }) => !email_verified_at).length
    const waiting = await panel()
    expect(await waiting.findByRole('link', { name: `Backstage requests ${pending}` })).toBeVisible()
    expect(await waiting.findByRole('link', { name: /^Reported comments \d+$/ })).toBeVisible()
    expect(await waiting.findByRole('link', { name: 'Overdue payments 1' })).toBeVisible()
    await user.click(await waiting.findByRole('link', { name: `Unverified users ${unverified}` }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(Math.min(15, unverified)))
  })

  it('retries a count that failed, beside the others', async () => {
    const { user, world } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 400, endpoint: 'comments.all', times: 99 }]),
    })
    const waiting = await panel()
    const retry = await waiting.findByRole('button', { name: 'Count again: Reported comments' })
    expect(await waiting.findByRole('link', { name: /^Unverified users \d+$/ })).toBeVisible()
    world.faults.set([])
    await user.click(retry)
    expect(await waiting.findByRole('link', { name: /^Reported comments \d+$/ })).toBeVisible()
  })

  it('leaves out what the user may not see, or the site does not use', async () => {
    await openSite('/admin', {
      as: 'free',
      prepare: (world) => grant(world, ['admin.access', 'music.view', 'comments.view', 'subscriptions.view']),
    })
    const waiting = await panel()
    expect(await waiting.findByRole('link', { name: /^Reported comments/ })).toBeVisible()
    expect(waiting.queryByRole('link', { name: /users|requests/ })).toBeNull()
  })
})
