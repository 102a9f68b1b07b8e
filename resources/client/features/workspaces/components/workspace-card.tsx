import { House, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { PERSONAL_WORKSPACE } from '@/core/platform/storage/active-workspace'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { Button } from '@/ui/buttons/button'
import { Badge } from '@/ui/feedback/badge'
import { Link } from '@/ui/links/link'

import type { Workspace } from '../queries'
import { rightsIn } from '../rights'
import { WorkspaceMenu } from './workspace-menu'

/** The personal workspace, which has no other members and cannot be left. */
export function PersonalCard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  return (
    <Card
      id={PERSONAL_WORKSPACE}
      name={t('Default')}
      isActive={isActive}
      icon={<House aria-hidden className="size-6" />}
      about={t('Only you')}
    >
      {t('Default')}
    </Card>
  )
}

/** A workspace of the user; its name links to its members. */
export function WorkspaceCard({ workspace, isActive }: { workspace: Workspace; isActive: boolean }) {
  const { t } = useTranslation()
  const user = useUser()
  const { id, name, owner, members_count } = workspace
  const { own } = rightsIn(workspace, user?.id)
  const about = [
    members_count != null && t('[one :count member|other :count members]', { count: members_count }),
    own ? t("You're the owner") : owner && t('Owner: :name', { name: owner.display_name }),
  ]
  return (
    <Card
      id={id}
      name={name}
      isActive={isActive}
      icon={<UsersRound aria-hidden className="size-6" />}
      about={about.filter(Boolean).join(' · ')}
      menu={<WorkspaceMenu workspace={workspace} isOwn={own} />}
    >
      <Link to={paths.workspace.link({ id })} className="rounded-small underline-offset-4 hover:underline">
        {name}
      </Link>
    </Card>
  )
}

type CardProps = {
  id: number
  name: string
  isActive: boolean
  icon: ReactNode
  about: string
  children: ReactNode
  menu?: ReactNode
}

function Card({ id, name, isActive, icon, about, children, menu }: CardProps) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-divider bg-paper p-4 md:px-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-selected text-primary">{icon}</span>
      <div className="min-w-40 flex-1">
        <h2 className="text-lg break-words">{children}</h2>
        <p className="text-sm text-muted">{about}</p>
      </div>
      <div className="ms-auto flex items-center gap-2">
        {isActive ? (
          <Badge tone="positive">{t('Active')}</Badge>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('Switch to “:name”', { name })}
            onClick={() => switchWorkspace(id)}
          >
            {t('Switch')}
          </Button>
        )}
        {menu}
      </div>
    </li>
  )
}
