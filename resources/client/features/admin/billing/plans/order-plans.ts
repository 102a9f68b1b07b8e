import type { Product } from '@/contract/groups/products'
import type { OfferedPermission } from '@/contract/shapes/permission-list'
import { queryClient } from '@/core/platform/api/query-client'
import { optimistic, patchCached } from '@/core/shared/optimistic/optimistic'
import { permissionsBodyOf, pickedFrom } from '@/features/admin/permissions/picked-permissions'
import { createSerialQueue } from '@/lib/async/serial-queue'

import { fetchPlan, type PlanBody, planQueries, planSource, savePlan, trialFieldsOf } from './queries'

/** Returns a plan as a request that changes nothing: the server may remove what a request leaves out. */
function bodyOf(product: Product, offered: readonly OfferedPermission[]): PlanBody {
  const { name, description, recommended, position, available_space, hidden, free, feature_list, prices, trial } =
    product
  const fields = trialFieldsOf(product)
  return {
    name,
    description: description ?? null,
    recommended,
    ...(typeof position === 'number' && { position }),
    available_space: available_space ?? null,
    hidden,
    free,
    feature_list,
    prices: prices.map(({ id, currency, interval, interval_count, amount }) => ({
      id,
      currency,
      interval,
      interval_count,
      amount,
    })),
    permissions: permissionsBodyOf(pickedFrom(product.permissions, offered)),
    ...(trial && { [fields.enable]: '1', [fields.amount]: trial.amount, [fields.period]: trial.days }),
  }
}

/** Saves the new positions, one plan at a time, each as the server has it now. Throws ApiError. */
async function savePositions(positions: ReadonlyMap<number, number>): Promise<void> {
  const { permissions } = await queryClient.fetchQuery(planQueries.lists)
  for (const [id, position] of positions) {
    await savePlan(id, { ...bodyOf(await fetchPlan(id), permissions), position })
  }
}

/** Saves one order after the other: each save sends the plans as the server has them. */
const enqueue = createSerialQueue()

/** Shows the plans in a new order, and saves it after earlier changes; a refusal restores the order of the server. */
export function orderPlans(plans: readonly Product[], ids: readonly number[]): Promise<unknown> {
  const places = new Map(ids.map((id, index) => [id, index + 1]))
  const placeOf = ({ id, position }: Product) => places.get(id) ?? position ?? Infinity
  const moved = plans
    .filter((plan) => plan.position !== placeOf(plan))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const positions = new Map(moved.map((plan) => [plan.id, placeOf(plan)]))
  return optimistic(
    () =>
      patchCached<Product[]>({ queryKey: planQueries.all.queryKey }, (cached) =>
        cached
          .map((plan) => ({ ...plan, position: placeOf(plan) }))
          .toSorted((one, other) => one.position - other.position),
      ),
    () => enqueue(() => savePositions(positions)),
  ).finally(() => void planSource.refresh())
}
