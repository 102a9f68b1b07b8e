import { useState } from 'react'

import type { OfferedPermission } from '@/contract/shapes/permission-list'
import type { Permission } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { foldText } from '@/lib/text'
import { Fieldset } from '@/ui/fields/fieldset'
import { FormValue } from '@/ui/fields/form-value'
import { SearchField } from '@/ui/fields/search-field'

import type { Origin } from './permission-origins'
import { PermissionRow } from './permission-row'
import {
  permissionsBodyOf,
  pickedFrom,
  pickedFromBody,
  type PickedPermissions,
  withPermission,
  withRestriction,
} from './picked-permissions'

type PermissionPickerProps = {
  /** Absent if the permissions are read-only. */
  name?: string | undefined
  offered: readonly OfferedPermission[]
  granted: readonly Permission[]
  /** Roles and plans that grant a permission, by its name. */
  origins?: ReadonlyMap<string, readonly Origin[]>
}

/** Permissions by group, with a search and the restrictions of the chosen ones. */
export function PermissionPicker({ name, offered, granted, origins = new Map() }: PermissionPickerProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<PickedPermissions>(() => pickedFrom(granted, offered))
  const [text, setText] = useState('')
  const searchTerm = foldText(text.trim())
  const matchingPermissions = offered.filter(({ name: permission, display_name, description }) =>
    [permission, display_name, description].some((part) => foldText(part ?? '').includes(searchTerm)),
  )
  const groups = groupsOf(matchingPermissions)
  return (
    <div className="flex flex-col gap-5">
      <SearchField label={t('Search permissions')} value={text} onChange={setText} />
      <p role="status" className="text-sm text-muted">
        {t('[one :count permission granted|other :count permissions granted]', { count: picked.size })}
      </p>
      {[...groups].map(([group, permissions]) => (
        <Fieldset key={group} className="border-t border-divider pt-4">
          <legend className="float-start w-full pb-2 font-bold capitalize">{group || t('Other')}</legend>
          <div className="clear-both grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3">
            {permissions.map((permission) => (
              <PermissionRow
                key={permission.id}
                permission={permission}
                restrictions={picked.get(permission.id)}
                origins={origins.get(permission.name) ?? []}
                onToggle={(isGranted) => setPicked((before) => withPermission(before, permission.id, isGranted))}
                onRestrict={(restriction, value) =>
                  setPicked((before) => withRestriction(before, permission.id, restriction, value))
                }
              />
            ))}
          </div>
        </Fieldset>
      ))}
      {matchingPermissions.length === 0 && <p className="text-muted">{t('Nothing found')}</p>}
      <FormValue name={name} value={permissionsBodyOf(picked)} onChange={(body) => setPicked(pickedFromBody(body))} />
    </div>
  )
}

/** Groups permissions in the order of their first appearance. */
function groupsOf(permissions: readonly OfferedPermission[]): Map<string, OfferedPermission[]> {
  const groups = new Map<string, OfferedPermission[]>()
  for (const permission of permissions) {
    const group = permission.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), permission])
  }
  return groups
}
