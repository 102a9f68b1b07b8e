import { subscriptions } from '@/contract/groups/subscriptions'
import { subscriptions as documented } from '@mock/documented/groups/subscriptions'
import { personas } from '@mock/state/seeds/personas'
import { PLANS } from '@mock/state/seeds/products'

import { groupCases, MISSING_ID } from '../case'
import { admin, adminRows, administratorsOnly, everyField, reading } from './administrator'
import { filtered } from './filtered'

const mockOnly = 'would change a subscription'
const missing = { params: { id: MISSING_ID } }
/** A seeded subscription has its owner's id. */
const of = (persona: 'subscriber' | 'cancelled' | 'pastDue' | 'paypalSubscriber') => ({
  params: { id: personas[persona].id },
})
const keep = { body: { delete: false } }
const toFamily = { body: { newProductId: PLANS.family, newPriceId: 202 } }
const grant = { user_id: personas.free.id, product_id: PLANS.listener }
const dates = { renews_at: '2027-01-01', ends_at: '2027-02-01', description: 'Balva konkursā' }

const ALWAYS = { start: '2020-01-01', end: '2099-12-31' }

export const subscriptionCases = groupCases<typeof subscriptions>(documented, {
  list: [
    {
      name: 'every user’s',
      ...adminRows,
      input: { query: { perPage: 50 } },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.some(({ past_due }) => past_due) &&
        items.some(({ on_trial }) => on_trial) &&
        items.some(({ on_grace_period, cancelled }) => on_grace_period && cancelled) &&
        items.some(({ valid, active }) => valid && active),
    },
    {
      name: 'cancelled ones, by their dates',
      ...reading,
      input: {
        query: filtered(['ends_at', '!=', null], ['created_at', 'between', ALWAYS], ['updated_at', 'between', ALWAYS]),
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ ends_at }) => ends_at),
    },
    {
      name: 'renewing ones of a gateway',
      ...reading,
      input: { query: filtered(['gateway_name', '=', 'paypal'], ['renews_at', 'between', ALWAYS]) },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.every(({ gateway_name, renews_at }) => gateway_name === 'paypal' && renews_at),
    },
    {
      name: 'by id',
      ...reading,
      input: { query: { orderBy: 'id', orderDir: 'asc', perPage: 50 } },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.every(({ id }, index) => index === 0 || id > (items[index - 1]?.id ?? 0)),
    },
    {
      name: 'the second page',
      ...adminRows,
      input: { query: { page: 2, perPage: 3 } },
      status: 200,
      holds: ({ pagination }) => pagination.current === 2 && pagination.items.length === 3,
    },
    ...administratorsOnly(),
  ],
  create: [
    {
      name: 'a plan',
      ...admin,
      input: { body: grant },
      status: 200,
      holds: (body) => body?.subscription?.gateway_name === 'none' && body.subscription.valid,
    },
    everyField(
      { body: { ...grant, price_id: 102, ...dates } },
      (body) => body?.subscription?.price_id === 102 && body.subscription.cancelled,
    ),
    { name: 'to a subscriber', ...admin, input: { body: { ...grant, user_id: personas.parent.id } }, status: 422 },
    { name: 'to a missing user', ...admin, input: { body: { ...grant, user_id: MISSING_ID } }, status: 422 },
    { name: 'a missing plan', ...admin, input: { body: { ...grant, product_id: MISSING_ID } }, status: 404 },
    { name: 'a free plan', ...admin, input: { body: { ...grant, product_id: PLANS.free } }, status: 422 },
    ...administratorsOnly({ body: grant }),
  ],
  update: [
    {
      name: 'the dates',
      ...admin,
      input: { ...of('subscriber'), body: dates },
      status: 200,
      holds: (body) => body?.subscription?.cancelled === true && body.subscription.valid,
    },
    {
      name: 'the plan and user',
      ...admin,
      input: { ...of('subscriber'), body: { ...grant, product_id: PLANS.family, price_id: 202 } },
      status: 200,
      holds: (body) => body?.subscription?.product?.id === PLANS.family && body.subscription.price?.id === 202,
    },
    {
      name: 'the plan, with its own price',
      ...admin,
      input: { ...of('subscriber'), body: { product_id: PLANS.weekend } },
      status: 200,
      holds: (body) => body?.subscription?.price_id === 501,
    },
    { name: 'a missing user', ...admin, input: { ...of('subscriber'), body: { user_id: MISSING_ID } }, status: 422 },
    { name: 'missing subscription', ...admin, input: { ...missing, body: dates }, status: 404 },
    {
      name: 'without permission',
      as: 'subscriber',
      input: { ...of('subscriber'), body: dates },
      status: 403,
      mockOnly,
    },
    { name: 'signed out', input: { ...missing, body: dates }, status: 401 },
  ],
  cancel: [
    { name: 'the own one', as: 'subscriber', input: { ...of('subscriber'), ...keep }, status: 200, mockOnly },
    { name: 'a second time', as: 'cancelled', input: { ...of('cancelled'), ...keep }, status: 200, mockOnly },
    { name: 'one that is past due', as: 'pastDue', input: { ...of('pastDue'), ...keep }, status: 200, mockOnly },
    {
      name: 'at once',
      as: 'paypalSubscriber',
      input: { ...of('paypalSubscriber'), body: { delete: true } },
      status: 200,
      mockOnly,
    },
    { name: 'another user’s', as: 'parent', input: { ...of('subscriber'), ...keep }, status: 403, mockOnly },
    { name: 'missing subscription', as: 'free', input: { ...missing, ...keep }, status: 404, writes: true },
    { name: 'signed out', input: { ...missing, ...keep }, status: 401 },
  ],
  resume: [
    {
      name: 'a cancelled one',
      as: 'cancelled',
      input: of('cancelled'),
      status: 200,
      holds: (body) => body?.subscription?.cancelled === false && body.subscription.ends_at === null,
      mockOnly,
    },
    {
      name: 'one that is not cancelled',
      as: 'subscriber',
      input: of('subscriber'),
      status: 200,
      holds: (body) => body?.subscription?.active === true,
      mockOnly,
    },
    {
      name: 'after the end',
      as: 'pastDue',
      input: async (_found, { client }) => {
        await client.send(subscriptions.cancel, { ...of('pastDue'), ...keep })
        return of('pastDue')
      },
      status: 422,
      mockOnly,
    },
    { name: 'another user’s', as: 'parent', input: of('cancelled'), status: 403, mockOnly },
    { name: 'missing subscription', as: 'free', input: missing, status: 404, writes: true },
    { name: 'signed out', input: missing, status: 401 },
  ],
  changePlan: [
    {
      name: 'to another plan',
      as: 'subscriber',
      input: { ...of('subscriber'), ...toFamily },
      status: 200,
      holds: (body) => body?.user?.subscriptions[0]?.product?.id === PLANS.family,
      mockOnly,
    },
    {
      name: 'with a coupon, after a cancellation',
      as: 'cancelled',
      input: { ...of('cancelled'), body: { ...toFamily.body, coupon_id: 5 } },
      status: 200,
      holds: (body) => body?.user?.subscriptions[0]?.cancelled === false,
      mockOnly,
    },
    {
      name: 'to the same plan',
      as: 'subscriber',
      input: { ...of('subscriber'), body: { newProductId: PLANS.listener, newPriceId: 101 } },
      status: 200,
      mockOnly,
    },
    { name: 'while past due', as: 'pastDue', input: { ...of('pastDue'), ...toFamily }, status: 422, mockOnly },
    {
      name: 'with an expired coupon',
      as: 'subscriber',
      input: { ...of('subscriber'), body: { ...toFamily.body, coupon_id: 4 } },
      status: 422,
      mockOnly,
    },
    {
      name: 'the price of another plan',
      as: 'subscriber',
      input: { ...of('subscriber'), body: { newProductId: PLANS.family, newPriceId: 101 } },
      status: 422,
      mockOnly,
    },
    {
      name: 'to a missing plan',
      as: 'subscriber',
      input: { ...of('subscriber'), body: { newProductId: MISSING_ID, newPriceId: 101 } },
      status: 404,
      mockOnly,
    },
    { name: 'another user’s', as: 'parent', input: { ...of('subscriber'), ...toFamily }, status: 403, mockOnly },
    { name: 'missing subscription', as: 'free', input: { ...missing, ...toFamily }, status: 404, writes: true },
    { name: 'signed out', input: { ...missing, ...toFamily }, status: 401 },
  ],
})
