import { Copy } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { type DefinedResource, NEW_RECORD, type RecordRow } from './resource'
import type { Rights } from './use-rights'

const PARAM = 'copy'

/** Returns the id of the record that a new one begins with; null if it begins empty. */
export const copiedId = (search: string): string | null => new URLSearchParams(search).get(PARAM)

type CopyOptions<Row extends RecordRow> = Pick<Translation, 't'> & {
  resource: Pick<DefinedResource<Row>, 'link' | 'isCopyable'>
  rights: Rights
  id: number
  /** Opens the form instead of a link to it. */
  open?: (path: string) => void
}

/** Returns the menu entry for the form of a new record with the values of this one; none without the right. */
export function copyEntries<Row extends RecordRow>({ t, resource, rights, id, open }: CopyOptions<Row>): MenuEntry[] {
  if (!resource.isCopyable || !rights.create) return []
  const path = `${resource.link(NEW_RECORD)}?${PARAM}=${id}`
  const texts = { id: 'copy', label: t('Duplicate'), icon: <Copy aria-hidden className="size-5" /> }
  return [open ? { ...texts, onSelect: () => open(path) } : { ...texts, to: path }]
}
