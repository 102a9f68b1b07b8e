import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { appearanceQueries } from '@/features/admin/site/appearance/queries'
import { ChipField } from '@/ui/chips/chip-field'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import { SelectField } from '@/ui/pickers/select-field'

import type { MenuLists } from './destinations'
import type { ItemProps } from './item-props'
import { SettingConditions } from './setting-conditions'

/** Conditions of an item, which must all be met: subscription, roles, permissions and settings. */
export function VisibilityFields(props: ItemProps) {
  const { t } = useTranslation()
  const lists = useQuery(appearanceQueries.menuLists)
  return (
    <>
      <p className="text-sm text-muted">{t('Everyone, unless you set conditions. A visitor must meet all of them.')}</p>
      <SubscriptionField {...props} />
      <PanelQuery query={lists} height="h-40">
        {({ roles, permissions }) => (
          <>
            <RolesField {...props} roles={roles} />
            <PermissionsField {...props} permissions={permissions} />
          </>
        )}
      </PanelQuery>
      <SettingConditions {...props} />
    </>
  )
}

function SubscriptionField({ item, write }: ItemProps) {
  const { t } = useTranslation()
  const label = t('Subscription')
  const status = item.subscriptionStatus ?? ''
  const options = [
    { value: '', label: t('With and without') },
    { value: 'subscribed', label: t('Only subscribers') },
    { value: 'unsubscribed', label: t('Only without a subscription') },
  ]
  const isKnown = options.some(({ value }) => value === status)
  return (
    <SelectField
      label={label}
      options={isKnown ? options : [...options, { value: status, label: status }]}
      value={status}
      onChange={(next) => write({ subscriptionStatus: next === '' ? null : next }, label)}
    />
  )
}

/** Roles by id; one that no longer exists stays until it is unchecked. */
function RolesField({ roles, item, write }: ItemProps & Pick<MenuLists, 'roles'>) {
  const { t } = useTranslation()
  const label = t('Roles')
  const unknown = item.roles.filter((id) => !roles.some((role) => role.id === id))
  return (
    <CheckboxGroup
      label={label}
      options={[
        ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ...unknown.map((id) => ({ value: String(id), label: t('Role :id', { id }) })),
      ]}
      value={item.roles.map(String)}
      onChange={(ids) => write({ roles: ids.map(Number) }, label)}
    />
  )
}

function PermissionsField({ permissions, item, write }: ItemProps & Pick<MenuLists, 'permissions'>) {
  const { t } = useTranslation()
  const label = t('Permissions')
  return (
    <ChipField
      label={label}
      value={item.permissions}
      suggestions={permissions.map(({ name }) => name)}
      onChange={(names) => write({ permissions: names }, label)}
      placeholder="music.download"
      autoCapitalize="none"
      autoComplete="off"
    />
  )
}
