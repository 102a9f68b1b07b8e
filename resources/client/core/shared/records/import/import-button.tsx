import { Upload } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { IconButton } from '@/ui/buttons/icon-button'

import type { DefinedResource, RecordRow } from '../resource'
import type { Importable } from './importable'

type ImportButtonProps<Row extends RecordRow> = { resource: DefinedResource<Row>; load: () => Promise<Importable> }

/** Button that opens the import of a resource's records, whose code and fields load with it. */
export function ImportButton<Row extends RecordRow>({ resource, load }: ImportButtonProps<Row>) {
  const { t } = useTranslation()
  const { id, texts, source } = resource
  async function open(): Promise<void> {
    const importable = await load()
    await openLazyDialog(async () => (await import('./import-dialog')).ImportDialog, {
      resource: importable,
      refresh: source.refresh,
      title: t('Import “:name”', { name: t(texts.many) }),
      name: id,
    })
  }
  return <IconButton label={t('Import (CSV)')} icon={<Upload />} onClick={() => void open().catch(announceFailure)} />
}
