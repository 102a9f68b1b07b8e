import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

import { workspaceQueries } from '../queries'

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
