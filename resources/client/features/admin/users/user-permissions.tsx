import { useQuery } from '@tanstack/react-query'

import type { Account } from '@/contract/accounts'
import type { Output } from '@/contract/endpoint'
import type { valueLists } from '@/contract/value-lists'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { PanelQuery } from '@/core/shared/screen/panel-frame'

import { type Grantor, originsOf, ownPermissions } from '../permissions/permission-origins'
import { PermissionPicker } from '../permissions/permission-picker'
import { userQueries } from './queries'

type UserPermissionsProps = { name: string; lists: Output<typeof valueLists.show>; record: Account | undefined }

/** The user's own permissions; those of roles and the plan are marked with their origin. */
export function UserPermissions({ name, lists, record }: UserPermissionsProps) {
  const { billing } = useSettings()
  const plans = useQuery({ ...userQueries.plans, enabled: billing.enable && (record?.subscriptions.length ?? 0) > 0 })
  const picker = (grantors: readonly Grantor[]) => (
    <PermissionPicker
      name={name}
      offered={lists.permissions}
      granted={ownPermissions(record?.permissions ?? [], grantors)}
      origins={originsOf(grantors)}
    />
  )
  const roles = lists.roles
    .filter(({ id }) => record?.roles.some((role) => role.id === id))
    .map((role): Grantor => ({ type: 'role', name: role.name, permissions: role.permissions }))
  if (!billing.enable || !record || record.subscriptions.length === 0) return picker(roles)
  const productIds = record.subscriptions.filter(({ valid }) => valid).map(({ product_id }) => product_id)
  return (
    <PanelQuery query={plans} height="h-72">
      {(products) =>
        picker([
          ...roles,
          ...products
            .filter(({ id }) => productIds.includes(id))
            .map((plan): Grantor => ({ type: 'plan', name: plan.name, permissions: plan.permissions })),
        ])
      }
    </PanelQuery>
  )
}
