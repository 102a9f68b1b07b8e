import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { copyEntries } from '../copied-record'
import type { DefinedResource, RecordRow } from '../resource'
import { useRights } from '../use-rights'

type RecordActionsProps<Row extends RecordRow> = { resource: DefinedResource<Row>; record: Row }

/** States of a record, and its actions as buttons: the head of its editor. */
export function RecordActions<Row extends RecordRow>({ resource, record }: RecordActionsProps<Row>) {
  const translation = useTranslation()
  const rights = useRights(resource.permissionPrefix)
  const { headColumns = [] } = resource
  const states = resource.columns(translation).filter(({ id }) => headColumns.includes(id))
  const entries: MenuEntry[] = [
    ...copyEntries({ t: translation.t, resource, rights, id: record.id }),
    ...(resource.actions?.(record, translation, rights) ?? []),
  ]
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
      {states.map(({ id, cell }) => (
        <span key={id} className="me-2 empty:hidden has-[>span:empty:only-child]:hidden">
          {cell(record)}
        </span>
      ))}
      {entries.map((entry) => (
        <ActionButton key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

function ActionButton({ entry: { label, icon, disabled, danger, to, onSelect } }: { entry: MenuEntry }) {
  const look = { variant: 'outline', size: 'sm', ...(danger && { className: 'not-disabled:text-danger' }) } as const
  const content = (
    <>
      {icon}
      {label}
    </>
  )
  if (to !== undefined)
    return (
      <LinkButton to={to} {...look}>
        {content}
      </LinkButton>
    )
  return (
    <Button {...look} disabled={disabled} onClick={onSelect}>
      {content}
    </Button>
  )
}
