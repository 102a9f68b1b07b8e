import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { days } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'
import { type PersonaKey, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enterCard, providePayments } from '@tests/payments'
import { openSite } from '@tests/site'

const GOOD_CARD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const SAVES_BUT_DECLINES = '4000 0000 0000 0341'

const section = (name: string) => screen.findByRole('region', { name })
const plan = () => section('Your plan')
const press = (name: string) => screen.findByRole('button', { name })
const subscriptionOf = ({ db }: World, persona: PersonaKey) => db.subscriptions.get(personas[persona].id ?? 0)
const cardOf = ({ db }: World, persona: PersonaKey) => db.users.get(personas[persona].id ?? 0)?.card_last_four
const ownSubscription = () => getBootstrap().user?.subscriptions[0]
const toast = (text: string | RegExp) => screen.findByText(text)

/** Advances the server's clock, and keeps the session. */
function later(world: World, milliseconds: number): void {
  const { session } = mockBackend
  world.advance(milliseconds)
  session.lastActive = world.now()
}

const mediumDate = (date: string | null | undefined) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Europe/Riga' }).format(new Date(date ?? ''))

providePayments()

describe('Cancel plan', () => {
  it('says until when the plan works and what is lost, cancels on the second press, and resumes at the same place', async () => {
    const { user, world } = await openSite('/billing', { as: 'parent' })
    const end = subscriptionOf(world, 'parent')?.renews_at
    await user.click(await press('Cancel plan'))
    const panel = screen.getByRole('group', { name: 'Cancel your plan?' })
    expect(screen.getByRole('heading', { name: 'Cancel your plan?' })).toHaveFocus()
    expect(panel).toHaveTextContent(`Your plan works until ${mediumDate(end)}, and nothing more is charged.`)
    expect((await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent)).toContain(
      'Līdz 3 bērnu profiliem',
    )
    expect(panel).toHaveTextContent("Family profiles aren't deleted, but you can't open, edit or add any")
    expect(subscriptionOf(world, 'parent')?.ends_at).toBeNull()

    await user.dblClick(within(panel).getByRole('button', { name: 'Cancel plan' }))
    await toast('Plan cancelled')
    expect(subscriptionOf(world, 'parent')?.ends_at).toBe(end)
    expect(ownSubscription()).toMatchObject({ cancelled: true, valid: true })
    const resume = await press('Resume plan')
    expect(resume).toHaveFocus()

    await user.click(resume)
    await toast('Plan resumed')
    expect(subscriptionOf(world, 'parent')?.ends_at).toBeNull()
    expect(ownSubscription()).toMatchObject({ cancelled: false })
    expect(await press('Cancel plan')).toHaveFocus()
  })

  it.each([
    ['Escape', async (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
    [
      '“Keep plan”',
      async (user: { click: (element: Element) => Promise<void> }) => user.click(await press('Keep plan')),
    ],
  ])('changes nothing after %s, and returns the focus', async (_, close) => {
    const { user, world } = await openSite('/billing', { as: 'subscriber' })
    await user.click(await press('Cancel plan'))
    await close(user)
    expect(screen.queryByRole('group')).toBeNull()
    expect(await press('Cancel plan')).toHaveFocus()
    expect(subscriptionOf(world, 'subscriber')?.ends_at).toBeNull()
  })

  it('ends a plan with a failed payment, and focuses the title since no button is left', async () => {
    const { user, world } = await openSite('/billing', { as: 'pastDue' })
    await user.click(await press('Cancel plan'))
    expect(screen.getByRole('group')).toHaveTextContent('Your plan ends, and nothing more is charged.')
    await user.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cancel plan' }))
    expect(await within(await plan()).findByText('Ended')).toBeVisible()
    expect(subscriptionOf(world, 'pastDue')?.gateway_status).toBe('canceled')
    expect(screen.getByRole('heading', { level: 2, name: 'Your plan' })).toHaveFocus()
  })

  it('shows the actual state after a lost response', async () => {
    const { user, world } = await openSite('/billing', { as: 'subscriber' })
    world.faults.set([{ kind: 'lost', endpoint: 'subscriptions.cancel' }])
    await user.click(await press('Cancel plan'))
    await user.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cancel plan' }))
    await toast('Plan cancelled')
    expect(await press('Resume plan')).toHaveFocus()
  })

  it('reports an unknown outcome while the account cannot be refetched either', async () => {
    const { user, world } = await openSite('/billing', { as: 'subscriber' })
    await user.click(await press('Cancel plan'))
    world.faults.set([
      { kind: 'lost', endpoint: 'subscriptions.cancel' },
      { kind: 'network', endpoint: 'accounts.me' },
    ])
    await user.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cancel plan' }))
    await toast(/^We couldn't confirm that this worked./)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel plan' })).toHaveFocus())
  })

  it('shows the state set in another tab when the server refuses', async () => {
    const { user, world } = await openSite('/billing', { as: 'cancelled' })
    const resume = await press('Resume plan')
    later(world, days(11))
    await user.click(resume)
    await toast('Unable to resume a subscription that is not within its grace period.')
    expect(await within(await plan()).findByText('Ended')).toBeVisible()
  })
})

describe('time', () => {
  it('turns a trial into a paid plan with an invoice', async () => {
    const { world } = await openSite('/billing', { as: 'trialEnding' })
    await within(await plan()).findByText('Trial')
    expect(within(await section('Invoices')).getByText('No invoices yet')).toBeVisible()
    later(world, days(3))
    await queryClient.invalidateQueries()
    expect(await within(await plan()).findByText('Active')).toBeVisible()
    expect(await within(await section('Invoices')).findByText('Paid')).toBeVisible()
  })

  it('ends a cancelled plan with its grace period', async () => {
    const { world } = await openSite('/billing', { as: 'cancelled' })
    const end = subscriptionOf(world, 'cancelled')?.ends_at
    await within(await plan()).findByText('Cancelled')
    later(world, days(11))
    await queryClient.invalidateQueries()
    expect(await within(await plan()).findByText('Ended')).toBeVisible()
    expect(await plan()).toHaveTextContent(`Ended on${mediumDate(end)}`)
  })
})

describe('Change card', () => {
  it('stores another card for future payments', async () => {
    const { user, world } = await openSite('/billing', { as: 'subscriber' })
    await user.click(await press('Change card'))
    await screen.findByText(/^Nothing is charged now./)
    await enterCard('5555 5555 5555 4444')
    await user.dblClick(await press('Save card'))
    await toast('Card updated')
    expect(await section('Payment method')).toHaveTextContent('Mastercard ending in 4444')
    expect(cardOf(world, 'subscriber')).toBe('4444')
    expect(await press('Change card')).toHaveFocus()
  })

  it('pays what is past due, and announces it beforehand', async () => {
    const { user, world } = await openSite('/billing', { as: 'pastDue' })
    await user.click(await press('Pay with another card'))
    await screen.findByText(/^The missed payment of at most €4.99 is charged to this card right away/)
    await enterCard(GOOD_CARD)
    await user.click(await press('Save card and pay'))
    await toast('Card updated and payment received')
    expect(subscriptionOf(world, 'pastDue')?.gateway_status).toBe('active')
    expect(within(await plan()).getByText('Active')).toBeVisible()
    expect(within(await section('Invoices')).queryByText('Not paid')).toBeNull()
    expect(ownSubscription()).toMatchObject({ valid: true, past_due: false })
  })

  it('keeps the form with the reason when the card is declined', async () => {
    const { user, world } = await openSite('/billing', { as: 'subscriber' })
    await user.click(await press('Change card'))
    await enterCard(DECLINED)
    await user.click(await press('Save card'))
    await toast('Your card was declined.')
    expect(cardOf(world, 'subscriber')).toBe('4242')
    await enterCard(GOOD_CARD)
    await user.click(await press('Save card'))
    await toast('Card updated')
  })

  it('shows that the payment is still missing when the new card is stored, but cannot be charged', async () => {
    const { user, world } = await openSite('/billing', { as: 'pastDue' })
    await user.click(await press('Pay with another card'))
    await enterCard(SAVES_BUT_DECLINES)
    await user.click(await press('Save card and pay'))
    await toast('Your card was declined.')
    expect(within(await plan()).getByText('Payment failed')).toBeVisible()
    expect(subscriptionOf(world, 'pastDue')?.gateway_status).toBe('past_due')
  })
})
