import { useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import { FormValue } from '@/ui/fields/form-value'

type RoleFieldProps = {
  name: string
  error: string | undefined
  roles: readonly { id: number; name: string; description?: string | null | undefined }[]
  record: Account | undefined
}

/** The user's roles as checkboxes, submitted as numbers. */
export function RoleField({ name, error, roles, record }: RoleFieldProps) {
  const { t } = useTranslation()
  const [ids, setIds] = useState(record?.roles.map(({ id }) => id) ?? [])
  return (
    <>
      <CheckboxGroup
        label={t('Roles')}
        error={error}
        options={roles.map((role) => ({
          value: String(role.id),
          label: role.name,
          ...(role.description && { description: role.description }),
        }))}
        value={ids.map(String)}
        onChange={(selectedIds) => setIds(selectedIds.map(Number))}
      />
      <FormValue name={name} value={ids} onChange={setIds} />
    </>
  )
}
