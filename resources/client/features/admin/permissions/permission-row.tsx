import type { OfferedPermission, PermissionsBody } from '@/contract/shapes/permission-list'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge } from '@/ui/feedback/badge'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { NumberField } from '@/ui/fields/number-field'
import { SelectField } from '@/ui/pickers/select-field'

import type { Origin } from './permission-origins'

type RestrictionValue = PermissionsBody[number]['restrictions'][number]['value']

type PermissionRowProps = {
  permission: OfferedPermission
  /** Values by restriction; undefined while the permission is not granted. */
  restrictions: ReadonlyMap<string, RestrictionValue> | undefined
  origins: readonly Origin[]
  onToggle: (isGranted: boolean) => void
  onRestrict: (restriction: string, value: RestrictionValue) => void
}

/** A permission with its checkbox, its origin, and its restrictions once it is granted. */
export function PermissionRow({ permission, restrictions, origins, onToggle, onRestrict }: PermissionRowProps) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0 py-1 [overflow-wrap:anywhere]">
      <CheckboxField
        label={
          <span className="flex flex-wrap items-center gap-2">
            {permission.display_name ?? permission.name}
            {origins.map(({ type, name }) => (
              <Badge key={`${type}/${name}`}>
                {type === 'role' ? t('From the role “:name”', { name }) : t('From the plan “:name”', { name })}
              </Badge>
            ))}
          </span>
        }
        description={permission.description ?? undefined}
        checked={restrictions !== undefined}
        onChange={onToggle}
      />
      {restrictions && permission.restrictions.length > 0 && (
        <div className="grid grid-cols-1 gap-4 py-2 md:ps-9">
          {permission.restrictions.map((restriction) => (
            <Restriction
              key={restriction.name}
              restriction={restriction}
              value={restrictions.get(restriction.name) ?? null}
              onChange={(value) => onRestrict(restriction.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type RestrictionProps = {
  restriction: OfferedPermission['restrictions'][number]
  value: RestrictionValue
  onChange: (value: RestrictionValue) => void
}

/** Input of a restriction: a number that limits, a switch, or a choice. */
function Restriction({ restriction, value, onChange }: RestrictionProps) {
  const { t } = useTranslation()
  const { type, name, display_name, description, options } = restriction
  const texts = { label: display_name ?? name, description: description ?? undefined }
  if (type === 'bool') {
    return <CheckboxField {...texts} checked={value === true || value === 'true'} onChange={onChange} />
  }
  if (type === 'select') {
    return (
      <SelectField
        {...texts}
        options={options.map((option) => ({ value: option.value, label: option.label ?? String(option.value) }))}
        value={typeof value === 'boolean' ? null : value}
        onChange={onChange}
      />
    )
  }
  return (
    <NumberField
      {...texts}
      min={0}
      placeholder={t('Unlimited')}
      value={value === null || value === '' ? null : Number(value)}
      onChange={onChange}
    />
  )
}
