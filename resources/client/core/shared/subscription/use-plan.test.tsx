import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { subscriptionSchema } from '@/contract/shapes/subscription-schema'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'

import { usePlan } from './use-plan'

beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(async () => {
  mockBackend.reset()
  queryClient.clear()
  await refreshBootstrap()
})

const planOf = (row: object) =>
  renderHook(() => usePlan(subscriptionSchema.parse(row)), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result

it('requests the plan for a name and a price that the subscription lacks', async () => {
  const plan = planOf({ product_id: 2, price_id: 202 })
  expect(plan.current.isLoading).toBe(true)
  await waitFor(() => expect(plan.current).toMatchObject({ name: 'Ģimene', isLoading: false }))
  expect(plan.current.price).toMatchObject({ id: 202, amount: 79.9 })
})

it('prefers the data in the subscription', async () => {
  const price = { id: 7, amount: '1,50', currency: 'EUR', interval: 'week', interval_count: 2 }
  const plan = planOf({ product_id: 2, price_id: 201, product: { id: 2, name: 'Vecais' }, price })
  expect(plan.current).toMatchObject({ name: 'Vecais', price: { id: 7, amount: 1.5 }, isLoading: false })
})

it('survives a plan that the site no longer sells', async () => {
  const plan = planOf({ product_id: 46, price_id: 1 })
  await waitFor(() => expect(plan.current.isLoading).toBe(false))
  expect(plan.current).toMatchObject({ name: 'Your plan', price: null })
})
