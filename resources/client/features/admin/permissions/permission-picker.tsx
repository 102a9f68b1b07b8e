import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { OfferedPermission } from '@/contract/shapes/permission-list'
import type { Permission } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { foldText } from '@/lib/text'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'
import { SearchField } from '@/ui/fields/search-field'

import { rightTexts, splitName, thingName } from './permission-names'
import type { Grantor, Origin } from './permission-origins'
import { type PermissionThing, thingsOf } from './permission-things'
import { permissionsBodyOf, pickedFrom, pickedFromBody, type PickedPermissions } from './picked-permissions'
import { ThingRow } from './thing-row'

type PermissionPickerProps = {
  /** Absent if the permissions are read-only. */
  name?: string | undefined
  offered: readonly OfferedPermission[]
  granted: readonly Permission[]
  /** Roles and plans that grant a permission, by its name. */
  origins?: ReadonlyMap<string, readonly Origin[]>
  /** Roles and plans of the site, which would grant what is missing. */
  grantors?: readonly Grantor[]
}

/**
 * Permissions as a table: things, and what may be done with them. Things with a granted permission come first, and the
 * others are shown on demand or by the search.
 */
export function PermissionPicker(props: PermissionPickerProps) {
  const { name, offered, granted, origins = new Map<string, readonly Origin[]>(), grantors = [] } = props
  const translation = useTranslation()
  const { t } = translation
  const [picked, setPicked] = useState<PickedPermissions>(() => pickedFrom(granted, offered))
  const [text, setText] = useState('')
  const isGranted = ({ id, name: permission }: OfferedPermission) => picked.has(id) || origins.has(permission)
  const [grantedThings] = useState(() => new Set(offered.filter(isGranted).map((each) => splitName(each.name).thing)))
  const [isExpanded, setExpanded] = useState(grantedThings.size === 0)
  const searchTerm = foldText(text.trim())
  const matches = (permission: OfferedPermission) =>
    [
      permission.name,
      permission.display_name,
      permission.description,
      thingName(splitName(permission.name).thing, translation),
      rightTexts(permission, translation).label,
    ].some((part) => foldText(part ?? '').includes(searchTerm))
  const found = thingsOf(offered.filter(matches))
  const isFirst = ({ thing }: PermissionThing) => grantedThings.has(thing)
  const others = found.filter((each) => !isFirst(each))
  const shown = [...found.filter(isFirst), ...(isExpanded || searchTerm ? others : [])]
  const list = useRef<HTMLDivElement>(null)

  /** Shows the other things and focuses the first of them, since the button disappears. */
  function expand(): void {
    flushSync(() => setExpanded(true))
    list.current?.children[shown.length]?.querySelector('input')?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={t('Search permissions')} value={text} onChange={setText} />
      <p role="status" className="text-sm text-muted">
        {t('[one :count permission granted|other :count permissions granted]', { count: picked.size })}
      </p>
      <div ref={list}>
        {shown.map((each) => (
          <ThingRow
            key={each.thing}
            {...each}
            picked={picked}
            origins={origins}
            grantors={grantors}
            onChange={setPicked}
          />
        ))}
      </div>
      {shown.length < found.length && (
        <Button variant="outline" size="sm" className="self-start" onClick={expand}>
          {t('[one Show :count more|other Show :count more]', { count: found.length - shown.length })}
        </Button>
      )}
      {found.length === 0 && <p className="text-muted">{t('Nothing found')}</p>}
      <FormValue
        name={name}
        value={permissionsBodyOf(picked)}
        onChange={(body) => {
          setPicked(pickedFromBody(body))
          setExpanded(true)
        }}
      />
    </div>
  )
}
