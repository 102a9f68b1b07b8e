import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as BillingScreen } from '@/features/billing/billing-screen'
import { type PersonaKey, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { enterCard, providePayments } from '../payments'
import { messages, press } from './bench'
import { faultTable, type Operation, ifUnreadable } from './fault-table'

beforeAll(() => import('@/core/shared/payments/stripe-part'))
providePayments()

const subscriptionOf = ({ db }: World, persona: PersonaKey) => db.subscriptions.get(personas[persona].id ?? 0)
const oneIf = (isTrue: boolean) => Number(isTrue)
const showsMessage = (words: string | RegExp) => () => expect(messages()).toMatch(words)

/** Number of a user's charges in this world. */
const chargesOf = ({ gateway }: World, persona: PersonaKey) =>
  gateway.charges().filter(({ customer }) => customer === personas[persona].id).length

const billing = { path: '/billing', pattern: '/billing', screen: <BillingScreen /> } satisfies Partial<Operation>

/** Opens the form for another card, and fills it in. */
const openCardForm = (button: string) => async () => {
  await screen.findByText(/ending in/)
  press(button)
  await enterCard('4242 4242 4242 4242')
}

/** Asserts that an intent without a readable response charges nothing, and that the retry charges once. */
const chargesOnRetry = async (world: World) => {
  await waitFor(() => expect(messages()).not.toBe(''))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(chargesOf(world, 'pastDue')).toBe(0)
  world.faults.set([])
  press('Save card and pay')
  await waitFor(showsMessage('Card updated and payment received'))
  expect(chargesOf(world, 'pastDue')).toBe(1)
}

const operations: Operation[] = [
  {
    ...billing,
    name: 'cancelling a plan',
    endpoint: 'subscriptions.cancel',
    as: 'subscriber',
    ready: () => screen.findByRole('button', { name: 'Cancel plan' }),
    press: () => {
      press('Cancel plan')
      fireEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cancel plan' }))
    },
    count: (world) => oneIf(subscriptionOf(world, 'subscriber')?.ends_at !== null),
    done: () => void screen.getByRole('button', { name: 'Resume plan' }),
    refetches: true,
  },
  {
    ...billing,
    name: 'resuming a plan',
    endpoint: 'subscriptions.resume',
    as: 'cancelled',
    ready: () => screen.findByRole('button', { name: 'Resume plan' }),
    press: () => press('Resume plan'),
    count: (world) => oneIf(subscriptionOf(world, 'cancelled')?.ends_at === null),
    done: () => void screen.getByRole('button', { name: 'Cancel plan' }),
    refetches: true,
  },
  {
    ...billing,
    name: 'preparing another card',
    endpoint: 'gateways.createSetupIntent',
    as: 'pastDue',
    ready: openCardForm('Change card'),
    press: () => press('Save card and pay'),
    count: (world) => chargesOf(world, 'pastDue'),
    done: showsMessage('Card updated and payment received'),
    special: { 'its response is lost': chargesOnRetry, ...ifUnreadable(chargesOnRetry) },
  },
  {
    ...billing,
    name: 'paying what is past due with another card',
    endpoint: 'gateways.changeDefaultPaymentMethod',
    as: 'pastDue',
    ready: openCardForm('Change card'),
    press: () => press('Save card and pay'),
    count: (world) => chargesOf(world, 'pastDue'),
    done: showsMessage('Card updated and payment received'),
    refetches: true,
  },
]

faultTable('billing', operations)
