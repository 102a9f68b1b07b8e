import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { personas } from '@mock/state/seeds/personas'
import type { MockSubscription } from '@mock/state/store/billing-rows'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { subscribeChild } from '@tests/subscribe-child'

const NOWHERE = '/no/such/place'

const bar = () => screen.queryByRole('complementary', { name: 'Billing' })
const bell = (name: RegExp) => screen.findByRole('button', { name })

const LATER = '2099-01-01T00:00:00.000Z'

function changeSubscriptions({ db }: World, as: keyof typeof personas, change: Partial<MockSubscription>): void {
  for (const { id, user_id } of db.subscriptions.all())
    if (user_id === personas[as].id) db.subscriptions.update(id, change)
}

describe('BillingBar', () => {
  it('tells the payer of a failed payment, on the bell too, until it is settled', async () => {
    const { world } = await openSite(NOWHERE, { as: 'pastDue' })
    await waitFor(() => expect(bar()).toHaveTextContent("Your last payment didn't go through."))
    expect(within(bar() ?? document.body).getByRole('link', { name: 'Fix payment' })).toHaveAttribute(
      'href',
      '/billing',
    )
    expect(await bell(/^Notifications.*, Payment failed$/)).toBeVisible()
    changeSubscriptions(world, 'pastDue', { gateway_status: 'active', renews_at: LATER })
    await refreshBootstrap()
    await waitFor(() => expect(bar()).toBeNull())
    expect(screen.queryByRole('button', { name: /Payment failed/ })).toBeNull()
  })

  it('tells when a trial ends and the most that is charged then', async () => {
    await openSite(NOWHERE, { as: 'trialEnding' })
    await waitFor(() => expect(bar()).toHaveTextContent(/^Your trial ends on .+ Then at most €4.99 is charged\./))
    expect(await bell(/, Trial ends soon$/)).toBeVisible()
  })

  it('keeps the number of unread notifications beside the alert on the bell', async () => {
    await openSite(NOWHERE, { as: 'trialEnding' })
    const button = await bell(/^Notifications, \d+ unread, Trial ends soon$/)
    expect(button).toHaveTextContent(/^\d+!$/)
  })

  it('waits until a trial ends within three days', async () => {
    await openSite(NOWHERE, {
      as: 'trialEnding',
      prepare: (world) => changeSubscriptions(world, 'trialEnding', { trial_ends_at: LATER, renews_at: LATER }),
    })
    await bell(/^Notifications/)
    expect(bar()).toBeNull()
  })

  it.each(['free', 'subscriber', 'cancelled'] as const)('shows nothing to %s', async (as) => {
    await openSite(NOWHERE, { as })
    await bell(/^Notifications/)
    expect(bar()).toBeNull()
  })

  it('never shows it to a child', async () => {
    const prepare = (world: World) => {
      subscribeChild(world)
      changeSubscriptions(world, 'child', { gateway_status: 'past_due' })
    }
    await openSite('/', { as: 'child', prepare })
    await screen.findByRole('main')
    expect(bar()).toBeNull()
  })

  it('repeats the alert in the notifications', async () => {
    const { user } = await openSite(NOWHERE, { as: 'pastDue' })
    await user.click(await bell(/Payment failed$/))
    const centre = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(within(centre).getByRole('link', { name: 'Fix payment' })).toBeVisible()
  })
})
