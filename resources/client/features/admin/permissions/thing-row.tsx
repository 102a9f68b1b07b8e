import type { OfferedPermission } from '@/contract/shapes/permission-list'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { Fieldset } from '@/ui/fields/fieldset'

import { rightTexts, thingName } from './permission-names'
import type { Grantor, Origin } from './permission-origins'
import type { CommonRight, PermissionThing } from './permission-things'
import { type PickedPermissions, withPermission, withRestriction } from './picked-permissions'
import { RestrictionField } from './restriction-field'

type ThingRowProps = PermissionThing & {
  picked: PickedPermissions
  /** Roles and plans that grant a permission, by its name. */
  origins: ReadonlyMap<string, readonly Origin[]>
  /** Roles and plans that would grant what is missing. */
  grantors: readonly Grantor[]
  onChange: (change: (before: PickedPermissions) => PickedPermissions) => void
}

const COLUMNS = 'grid grid-cols-2 gap-x-4 min-[64rem]:grid-cols-4'

/** Cells of the rights that most things have: the same in every row, also where a thing lacks some of them. */
const cells: Record<CommonRight, string> = {
  view: 'col-start-1 row-start-1',
  create: 'col-start-2 row-start-1',
  update: 'col-start-1 row-start-2 min-[64rem]:col-start-3 min-[64rem]:row-start-1',
  delete: 'col-start-2 row-start-2 min-[64rem]:col-start-4 min-[64rem]:row-start-1',
}

/** Checkboxes for the rights over one thing, and the restrictions of those that are granted. */
export function ThingRow({ thing, common, others, ...row }: ThingRowProps) {
  const { picked, origins, grantors, onChange } = row
  const translation = useTranslation()
  const permissions = [...common.values(), ...others]
  return (
    <Fieldset className="border-t border-divider py-1">
      <legend className="float-start w-full pt-3 font-bold [overflow-wrap:anywhere] md:w-40">
        {thingName(thing, translation)}
      </legend>
      <div className="clear-both md:clear-none md:ms-44">
        <div className={COLUMNS}>
          {[...common].map(([right, permission]) => (
            <RightBox key={right} permission={permission} {...row} className={cells[right]} />
          ))}
        </div>
        <div className={COLUMNS}>
          {others.map((permission) => (
            <RightBox key={permission.id} permission={permission} {...row} />
          ))}
        </div>
        {permissions.map((permission) => (
          <Restrictions key={permission.id} permission={permission} picked={picked} onChange={onChange} />
        ))}
        <Missing
          permissions={permissions.filter(({ id, name }) => !picked.has(id) && !origins.has(name))}
          grantors={grantors}
        />
      </div>
    </Fieldset>
  )
}

type RightBoxProps = Pick<ThingRowProps, 'picked' | 'origins' | 'onChange'> & {
  permission: OfferedPermission
  className?: string
}

function RightBox({ permission, picked, origins, onChange, className = '' }: RightBoxProps) {
  const translation = useTranslation()
  return (
    <CheckboxField
      {...rightTexts(permission, translation)}
      label={<RightLabel permission={permission} origins={origins.get(permission.name) ?? []} />}
      checked={picked.has(permission.id)}
      onChange={(isGranted) => onChange((before) => withPermission(before, permission.id, isGranted))}
      className={className}
    />
  )
}

type RightLabelProps = { permission: OfferedPermission; origins: readonly Origin[] }

/** Name of a right, and the roles and plans that it comes from. */
function RightLabel({ permission, origins }: RightLabelProps) {
  const translation = useTranslation()
  const { t } = translation
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
      {rightTexts(permission, translation).label}
      {origins.map(({ type, name }) => (
        <span key={`${type}/${name}`} className="w-full text-xs text-muted">
          {type === 'role' ? t('From the role “:name”', { name }) : t('From the plan “:name”', { name })}
        </span>
      ))}
    </span>
  )
}

type MissingProps = { permissions: readonly OfferedPermission[]; grantors: readonly Grantor[] }

/** The roles and plans that would grant what is missing. */
function Missing({ permissions, grantors }: MissingProps) {
  const translation = useTranslation()
  const { t } = translation
  const offers = grantors.flatMap(({ type, name, permissions: granted }) => {
    const added = permissions.filter((permission) => granted.some((one) => one.name === permission.name))
    return added.length > 0 ? [{ type, name, rights: added.map((one) => rightTexts(one, translation).label) }] : []
  })
  if (offers.length === 0) return null
  return (
    <ul className="pb-2 text-sm text-muted">
      {offers.map(({ type, name, rights }) => (
        <li key={`${type}/${name}`}>
          {type === 'role'
            ? t('The role “:name” would add: :rights', { name, rights: rights.join(', ') })
            : t('The plan “:name” would add: :rights', { name, rights: rights.join(', ') })}
        </li>
      ))}
    </ul>
  )
}

type RestrictionsProps = Pick<ThingRowProps, 'picked' | 'onChange'> & { permission: OfferedPermission }

function Restrictions({ permission: { id, restrictions }, picked, onChange }: RestrictionsProps) {
  const values = picked.get(id)
  if (!values || restrictions.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4 py-2 md:grid-cols-2">
      {restrictions.map((restriction) => (
        <RestrictionField
          key={restriction.name}
          restriction={restriction}
          value={values.get(restriction.name) ?? null}
          onChange={(value) => onChange((before) => withRestriction(before, id, restriction.name, value))}
        />
      ))}
    </div>
  )
}
