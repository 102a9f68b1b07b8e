import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { days } from '@/lib/dates/duration'
import { personas } from '@mock/scenarios/personas'
import type { World } from '@mock/world'
import { openSite } from '@tests/site'

const section = (name: string) => screen.findByRole('region', { name })
const plan = () => section('Your plan')
const longDate = (time: number | string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Riga' }).format(new Date(time))
/** Date of a fact, in the site's time zone. */
const fact = (region: HTMLElement, name: string) =>
  within(region).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

const subscriptionOf = ({ db }: World, id: number) => db.subscriptions.get(id)

describe('BillingScreen', () => {
  it('shows plan, price and next payment of an active plan', async () => {
    const { world } = await openSite('/billing', { as: 'subscriber' })
    const region = await plan()
    expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent('Klausītājs')
    expect(within(region).getByText('Active')).toBeVisible()
    expect(fact(region, 'Price')).toBe('€4.99 every month')
    expect(fact(region, 'Next payment')).toBe(longDate(subscriptionOf(world, personas.subscriber.id)?.renews_at ?? ''))
    expect(fact(region, 'Charged then')).toBe('€4.99')
    expect(within(region).getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing')
  })
})
