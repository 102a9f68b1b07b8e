import { useMutation } from '@tanstack/react-query'
import { UserRoundMinus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { IconButton } from '@/ui/buttons/icon-button'
import { Badge } from '@/ui/feedback/badge'

import { type Member, workspaceMutations, type WorkspaceWithPeople } from '../queries'
import { isOwner, type WorkspaceRights } from '../rights'
import { PersonRow, RoleMenu } from './person-row'

type MemberRowProps = { member: Member; workspace: WorkspaceWithPeople; rights: WorkspaceRights }

/** A member with their role; with the right to it, changes the role or removes the member. */
export function MemberRow({ member, workspace, rights }: MemberRowProps) {
  const { t, tServer } = useTranslation()
  const isSelf = useUser()?.id === member.id
  const { mutate: changeRole, isPending } = useMutation(workspaceMutations.changeMemberRole)
  const { display_name, email, avatar, role_id, role_name, member_id } = member
  const owns = isOwner(workspace, member)
  const ids = { id: workspace.id, memberId: member_id }
  const change = (roleId: number) =>
    changeRole({ params: ids, body: { roleId } }, { onSuccess: () => toast.positive(t('Role changed')) })

  function place() {
    if (owns) return <span className="text-sm font-bold text-muted">{t('Owner')}</span>
    // Users cannot change their own role: they could not restore their rights.
    if (!rights.changeRoles || isSelf)
      return <span className="text-sm text-muted">{role_name && tServer(role_name)}</span>
    return (
      <RoleMenu person={display_name} roleId={role_id} roleName={role_name} isPending={isPending} onChange={change} />
    )
  }

  return (
    <PersonRow
      name={display_name}
      picture={assetUrl(avatar)}
      note={email === display_name ? null : email}
      mark={isSelf && <Badge>{t('You')}</Badge>}
    >
      {place()}
      {rights.removeMembers && !owns && !isSelf && <RemoveButton member={member} workspace={workspace} />}
    </PersonRow>
  )
}

function RemoveButton({ member: { id, display_name: name }, workspace }: Pick<MemberRowProps, 'member' | 'workspace'>) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useMutation(workspaceMutations.removeMember)

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('Remove :name?', { name }),
      message: t("They'll need a new invitation to come back."),
      confirmLabel: t('Remove'),
      isDanger: true,
    })
    if (!isSure) return
    const done = () => toast.positive(t(':name was removed', { name }))
    // The mutation's default announces the failure.
    await mutateAsync({ params: { id: workspace.id, userId: id } }).then(done, () => undefined)
  }

  return (
    <IconButton
      label={t('Remove :name', { name })}
      icon={<UserRoundMinus aria-hidden />}
      pending={isPending}
      onClick={() => void ask().catch(announceFailure)}
    />
  )
}
