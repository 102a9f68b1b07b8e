import type { Account } from '@/contract/groups/accounts'
import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { originsOf, ownPermissions } from '@/features/admin/permissions/permission-origins'
import { PermissionPicker } from '@/features/admin/permissions/permission-picker'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { LinesSkeleton } from '@/ui/feedback/panel-skeleton'

import { useGrantors } from './use-grantors'

type UserPermissionsProps = { name: string; lists: Output<typeof valueLists.show>; record: Account | undefined }

/**
 * The user's own permissions; those of roles and the plan are marked with their origin. Locked where an origin is
 * unknown, because saving would make its permissions the user's own.
 */
export function UserPermissions({ name, lists, record }: UserPermissionsProps) {
  const { t } = useTranslation()
  const { isLoading, grantors, offered, retry } = useGrantors(record)
  const merged = record?.permissions ?? []
  if (isLoading) return <LinesSkeleton lines={5} />
  if (grantors) {
    const own = ownPermissions(merged, grantors)
    return (
      <PermissionPicker
        name={name}
        offered={lists.permissions}
        granted={own}
        origins={originsOf(grantors)}
        grantors={offered}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice>
        {t(
          "We couldn't find out which permissions come from this user's roles and plan, so the user's own can't be changed now. Everything else can be saved.",
        )}
      </Notice>
      {retry && (
        <Button variant="outline" size="sm" className="self-start" onClick={retry}>
          {t('Try again')}
        </Button>
      )}
      <fieldset disabled className="min-w-0">
        <PermissionPicker offered={lists.permissions} granted={merged} />
      </fieldset>
    </div>
  )
}
