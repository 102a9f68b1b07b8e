// Separate chunk: loaded by the action on selected users.
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { SelectField } from '@/ui/pickers/select-field'

import { roleMutations } from '../../roles/queries'
import { userQueries } from '../editor/queries'
import { isAssignable } from '../use-grantors'

type AddToRoleProps = { users: readonly Account[] } & DialogProps<boolean>

/** Asks for a role, and gives it to the selected users in one request; closes with whether they have it. */
export function AddToRoleDialog(props: AddToRoleProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AddToRole {...props} />
    </QueryClientProvider>
  )
}

function AddToRole({ users, close }: AddToRoleProps) {
  const { t } = useTranslation()
  const roles = useQuery(userQueries.roles)
  const [roleId, setRoleId] = useState<number | null>(null)
  const add = useMutation(roleMutations.addUsers)
  // Adding a user twice may be a database error.
  const userIds = users.flatMap(({ id, roles: own }) => (own.some((role) => role.id === roleId) ? [] : [id]))
  const role = roles.data?.find(({ id }) => id === roleId)

  const submit = ({ id, name }: { id: number; name: string }) =>
    add.mutate(
      { params: { id }, body: { userIds } },
      {
        onSuccess: () => {
          const replacements = { count: userIds.length, role: name }
          toast.positive(t('[one Added :count user to “:role”|other Added :count users to “:role”]', replacements))
          close(true)
        },
      },
    )
  return (
    <DialogPanel
      title={t('[one Add :count user to a role|other Add :count users to a role]', { count: users.length })}
      isQuestion
      footer={
        <>
          <Button variant="outline" onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          <Button disabled={!role || userIds.length === 0} pending={add.isPending} onClick={() => role && submit(role)}>
            {t('Add to role')}
          </Button>
        </>
      }
    >
      <PanelQuery query={roles} height="h-20">
        {(all) => (
          <div className="flex flex-col gap-4">
            <SelectField
              label={t('Role')}
              description={t('Their other roles stay.')}
              options={all.filter(isAssignable).map(({ id, name }) => ({ value: id, label: name }))}
              value={roleId}
              onChange={setRoleId}
            />
            {role && userIds.length < users.length && (
              <p role="status" className="text-muted">
                {t('Already have this role: :count', { count: users.length - userIds.length })}
              </p>
            )}
          </div>
        )}
      </PanelQuery>
    </DialogPanel>
  )
}
