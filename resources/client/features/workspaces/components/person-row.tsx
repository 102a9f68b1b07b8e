import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'
import { Avatar } from '@/ui/pictures/avatar'

import { workspaceQueries } from '../queries'

type PersonRowProps = {
  name: string
  picture?: string | undefined
  note?: string | null | undefined
  mark?: ReactNode
  children: ReactNode
}

/** A person's avatar and name with actions, stacked on phones. */
export function PersonRow({ name, picture, note, mark, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} src={picture} />
      <div className="min-w-36 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
          {mark}
        </div>
        {note && <div className="text-sm [overflow-wrap:anywhere] text-muted">{note}</div>}
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </li>
  )
}

type RoleMenuProps = {
  /** Name of the person with the role. */
  person: string
  roleId: number | null | undefined
  roleName: string | null | undefined
  isPending: boolean
  onChange: (roleId: number) => void
}

/** Shows a person's role and offers the others. */
export function RoleMenu({ person, roleId, roleName, isPending, onChange }: RoleMenuProps) {
  const { t, tServer } = useTranslation()
  const { data } = useQuery(workspaceQueries.roles)
  const label = t('Role for :name', { name: person })
  const name = roleName ? tServer(roleName) : t('No role')
  const entries = (data?.workspaceRoles ?? []).map((role) => ({
    id: String(role.id),
    label: tServer(role.name),
    onSelect: () => role.id !== roleId && onChange(role.id),
  }))
  if (entries.length === 0) return <span className="text-sm text-muted">{name}</span>
  return (
    <Menu
      label={label}
      groups={[{ id: 'role', title: t('Role'), entries, selectedId: roleId == null ? null : String(roleId) }]}
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" size="sm" aria-label={`${label}: ${name}`} pending={isPending}>
          {name}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      )}
    />
  )
}
