// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { type Role, roles } from '@/contract/groups/roles'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { PermissionPicker } from '@/features/admin/permissions/permission-picker'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { SelectField } from '@/ui/pickers/select-field'

import { roleQueries } from './queries'
import { RoleMembers } from './role-members'

/** Editor of a role: what it is called, whom it is given to, and what it permits. */
export function RoleForm({ record, copied, editor }: RecordFormProps<Role>) {
  const { t } = useTranslation()
  const values = record ?? copied
  const [type, setType] = useState(values?.type ?? 'sitewide')
  const { integrated } = useSettings().workspaces
  const permissions = useQuery(roleQueries.permissions)
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={roles.create} update={roles.update}>
        {({ field }) => (
          <>
            <FormSection title={t('Details')}>
              <TextField {...field('name')} label={t('Name')} defaultValue={values?.name ?? ''} required />
              <TextArea
                {...field('description')}
                label={t('Description')}
                rows={2}
                defaultValue={values?.description ?? ''}
              />
              <SelectField
                {...field('type')}
                label={t('Applies to')}
                options={[
                  { value: 'sitewide', label: t('The whole site') },
                  ...(integrated || type === 'workspace'
                    ? [{ value: 'workspace' as const, label: t('A workspace') }]
                    : []),
                ]}
                value={type}
                onChange={setType}
              />
              <div>
                <CheckboxField
                  {...field('default')}
                  label={t('Assign to new users')}
                  defaultChecked={record?.default ?? false}
                />
                <CheckboxField
                  {...field('guests')}
                  label={t("Assign to visitors who aren't signed in")}
                  defaultChecked={record?.guests ?? false}
                />
              </div>
            </FormSection>
            <FormSection title={t('Permissions')}>
              <PanelQuery query={permissions} height="h-72">
                {(lists) => (
                  <PermissionPicker
                    key={type}
                    name={field('permissions').name}
                    offered={type === 'workspace' ? lists.workspacePermissions : lists.permissions}
                    granted={values?.permissions ?? []}
                  />
                )}
              </PanelQuery>
            </FormSection>
          </>
        )}
      </RecordForm>
      {record && !record.guests && record.type === 'sitewide' && (
        <RoleMembers roleId={record.id} canChange={editor.canSave} />
      )}
    </div>
  )
}
