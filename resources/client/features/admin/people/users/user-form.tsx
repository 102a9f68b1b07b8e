// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'

import type { Account } from '@/contract/groups/accounts'
import { managedUsers } from '@/contract/groups/managed-users'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isBanned } from '@/core/platform/session/permissions'
import { AccountAvatar } from '@/core/shared/avatar/account-avatar'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { SpaceField } from '@/core/shared/records/fields/space-field'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

import { userQueries } from './editor/queries'
import { RoleField } from './role-field'
import { SuspensionNotice } from './suspension-notice'
import { UserPanels } from './user-panels'
import { UserPermissions } from './user-permissions'
import { UserPlace } from './user-place'

/** Editor of a user: details, roles, permissions, location and storage; below it, what is saved immediately. */
export function UserForm({ record, editor }: RecordFormProps<Account>) {
  const { t } = useTranslation()
  const lists = useQuery(userQueries.lists)
  return (
    <div className="flex flex-col gap-6">
      {record && isBanned(record) && <SuspensionNotice user={record} />}
      {record && (
        <FormSection title={t('Picture')}>
          <AccountAvatar account={record} />
        </FormSection>
      )}
      <RecordForm
        editor={editor}
        create={managedUsers.create}
        update={managedUsers.update}
        // Only the user's own are sent, and the response merges them with those of roles and plans.
        omitsUntouched={['permissions']}
      >
        {({ field }) => (
          <>
            <FormSection title={t('Details')}>
              <div className="grid gap-5 md:grid-cols-2">
                <TextField {...field('first_name')} label={t('First name')} defaultValue={record?.first_name ?? ''} />
                <TextField {...field('last_name')} label={t('Last name')} defaultValue={record?.last_name ?? ''} />
              </div>
              <TextField
                {...field('email')}
                type="email"
                label={t('Email')}
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={record?.email ?? ''}
                required
              />
              <CheckboxField
                {...field('email_verified_at')}
                label={t('The email address is verified')}
                defaultChecked={Boolean(record?.email_verified_at)}
              />
              <PasswordField
                {...field('password')}
                label={record ? t('New password') : t('Password')}
                description={record && t('Leave blank to keep the current password.')}
                revealLabel={t('Show password')}
                autoComplete="new-password"
                required={!record}
              />
            </FormSection>
            <PanelQuery query={lists} height="h-120">
              {(loaded) => (
                <>
                  <FormSection title={t('Roles')}>
                    <RoleField {...field('roles')} roles={loaded.roles} record={record} />
                  </FormSection>
                  <FormSection
                    title={t('Permissions')}
                    description={t("Granted to this user in addition to their roles' and plan's.")}
                  >
                    <UserPermissions name={field('permissions').name} lists={loaded} record={record} />
                  </FormSection>
                  <FormSection title={t('Location and storage')}>
                    <UserPlace field={field} lists={loaded} record={record} />
                    <SpaceField {...field('available_space')} bytes={record?.available_space ?? null} />
                  </FormSection>
                </>
              )}
            </PanelQuery>
          </>
        )}
      </RecordForm>
      {record && <UserPanels user={record} />}
    </div>
  )
}
