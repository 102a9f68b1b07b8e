import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as ChangePlanScreen } from '@/features/checkout/change-plan-screen'
import { Screen as CheckoutScreen } from '@/features/checkout/checkout-screen'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enterCard, providePayments, standIn } from '@tests/payments'

import { press } from './bench'
import { faultTable, type Operation, ifUnreadable } from './fault-table'

providePayments()
beforeAll(() => import('@/core/shared/payments/stripe-part'))

const LISTENER = 1
const MONTHLY = 101
const CARD = '4242424242424242'

const subscriptionsOf = ({ db }: World, persona: 'free' | 'subscriber') =>
  db.subscriptions.all().filter(({ user_id }) => user_id === personas[persona].id)
const isShown = (title: string) => () => void screen.getByRole('heading', { level: 1, name: title })

/** Asserts the purchase, and that it was charged once. */
const isBought = (world: World) => {
  isShown('Welcome to Klausītājs!')()
  expect(subscriptionsOf(world, 'free')).toMatchObject([{ product_id: LISTENER, price_id: MONTHLY }])
  expect(world.gateway.charges()).toHaveLength(1)
}

const isAlreadyBought = (world: World) => waitFor(() => isBought(world))

/** Presses the button that pays, or the one that checks an unconfirmed payment. */
const payOrCheck = async () => {
  const button = screen.queryByRole('button', { name: 'Check again' })
  if (button) fireEvent.click(button)
  else press('Pay €4.99')
}

const checkout = {
  as: 'free',
  path: `/checkout/${LISTENER}/${MONTHLY}`,
  pattern: '/checkout/:productId/:priceId/:couponId?',
  screen: <CheckoutScreen />,
  ready: () => enterCard(CARD),
  press: payOrCheck,
  done: isBought,
} satisfies Partial<Operation>

/** Approves at PayPal, or checks the payment that was approved before. */
async function approveOrCheck(): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Check again' })
  if (button) return void fireEvent.click(button)
  fireEvent.click((await standIn('paypal-button')).getByRole('button'))
  fireEvent.click((await standIn('paypal-window')).getByRole('button', { name: 'Approve' }))
}

const operations: Operation[] = [
  {
    ...checkout,
    name: 'starting a purchase with a card',
    endpoint: 'gateways.createPartialSubscription',
    count: ({ db }) => db.partialSubscriptions.all().length,
  },
  {
    ...checkout,
    name: 'activating a plan that was paid with a card',
    endpoint: 'gateways.storeStripeSubscription',
    count: (world) => subscriptionsOf(world, 'free').length,
    special: { 'its response is lost': isAlreadyBought, ...ifUnreadable(isAlreadyBought) },
  },
  {
    ...checkout,
    name: 'activating a plan that was approved at PayPal',
    endpoint: 'gateways.storePaypalSubscription',
    ready: () => standIn('paypal-button'),
    press: approveOrCheck,
    count: (world) => subscriptionsOf(world, 'free').length,
    special: { 'its response is lost': isAlreadyBought, ...ifUnreadable(isAlreadyBought) },
  },
  {
    name: 'changing the plan',
    endpoint: 'subscriptions.changePlan',
    as: 'subscriber',
    path: '/change-plan/2/202/confirm',
    pattern: '/change-plan/:productId/:priceId/confirm/:couponId?',
    screen: <ChangePlanScreen />,
    ready: () => screen.findByRole('button', { name: 'Change plan' }),
    press: () => press('Change plan'),
    count: (world) => subscriptionsOf(world, 'subscriber').filter(({ price_id }) => price_id === 202).length,
    done: (world) => {
      isShown('Your plan is now Ģimene')()
      expect(world.gateway.charges()).toEqual([])
    },
    refetches: true,
  },
]

faultTable('checkout', operations)
