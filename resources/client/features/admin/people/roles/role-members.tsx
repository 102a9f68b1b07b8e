import { useMutation, useQuery } from '@tanstack/react-query'
import { Users, X } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { findUsers } from '@/core/shared/records/queries'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { IconButton } from '@/ui/buttons/icon-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

import { MEMBERS_SHOWN, roleMutations, roleQueries } from './queries'

type RoleMembersProps = { roleId: number; canChange: boolean }

/** The users with a role; changes are saved immediately. */
export function RoleMembers({ roleId, canChange }: RoleMembersProps) {
  const { t } = useTranslation()
  const remove = useMutation(roleMutations.removeUsers)
  return (
    <ScreenPanel id="members" title="Users with this role" icon={Users}>
      <div ref={keepFocus} className="flex flex-col gap-4">
        {canChange && <AddMember roleId={roleId} />}
        <PanelQuery query={useQuery(roleQueries.members(roleId))} height="h-32">
          {({ items, total }) => (
            <>
              {items.length === 0 && <p className="text-muted">{t('Nothing here yet')}</p>}
              <ul aria-label={t('Users with this role')} className="divide-y divide-divider">
                {items.map(({ id, display_name, email }) => (
                  <li key={id} className="flex min-h-target items-center gap-3 py-1">
                    <Link to={paths.admin.link(`users/${id}`)} className="min-w-0 flex-1 break-words hover:underline">
                      <span className="font-semibold">{display_name}</span>
                      {email && email !== display_name && <span className="block text-sm text-muted">{email}</span>}
                    </Link>
                    {canChange && (
                      <IconButton
                        label={t('Remove :name', { name: display_name })}
                        icon={<X />}
                        onClick={() => remove.mutate({ params: { id: roleId }, body: { userIds: [id] } })}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {total !== null && total > MEMBERS_SHOWN && (
                <p className="text-sm text-muted">{t('Showing :shown of :total', { shown: MEMBERS_SHOWN, total })}</p>
              )}
            </>
          )}
        </PanelQuery>
      </div>
    </ScreenPanel>
  )
}

function AddMember({ roleId }: { roleId: number }) {
  const { t } = useTranslation()
  const add = useMutation(roleMutations.addUsers)
  const [added, setAdded] = useState(0)
  return (
    <ComboBox
      key={added}
      label={t('Add a user')}
      placeholder={t('Name or email')}
      loadOptions={findUsers}
      disabled={add.isPending}
      onChange={(user) => {
        if (!user) return
        add.mutate(
          { params: { id: roleId }, body: { userIds: [Number(user.value)] } },
          {
            onSuccess: () => {
              toast.positive(t('Added :name', { name: user.label }))
              setAdded((count) => count + 1)
            },
          },
        )
      }}
    />
  )
}
