import { FileCheck, X } from 'lucide-react'
import { useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { deleteUploads } from '@/core/shared/uploads/delete-uploads'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { IconButton } from '@/ui/buttons/icon-button'
import { FormValue } from '@/ui/fields/form-value'

/** A stored document; only its id is in a draft. */
type UploadedDocument = { id: number; name: string | null }

/**
 * A scanned document on the private disk, where only the site's administrators see it. A removed or replaced one is
 * deleted there too.
 */
export function DocumentField({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useTranslation()
  const [scan, setScan] = useState<UploadedDocument | null>(null)
  // Several uploads may end before the next render.
  const stored = useRef<UploadedDocument | null>(null)
  function show(next: UploadedDocument | null): void {
    stored.current = next
    setScan(next)
  }
  async function replace(next: UploadedDocument): Promise<void> {
    const before = stored.current
    show(next)
    if (before) await deleteUploads([before.id])
  }
  async function remove({ id }: UploadedDocument): Promise<void> {
    await deleteUploads([id])
    show(null)
  }
  const label = t('Scanned document')
  const scanName = scan?.name ?? label
  return (
    <div className="flex flex-col gap-3">
      <UploadArea
        label={label}
        description={t('A passport or an identity card. Only the administrators of this site see it.')}
        error={error}
        metadata={{ disk: 'uploads' }}
        hidesFinished
        onSuccess={({ id, name: file }) => void replace({ id, name: file }).catch(announceFailure)}
      />
      {scan && (
        <p className="flex items-center gap-2 font-semibold">
          <FileCheck aria-hidden className="size-5 shrink-0 text-positive" />
          <span className="min-w-0 truncate">{scanName}</span>
          <IconButton
            label={t('Remove :name', { name: scanName })}
            icon={<X />}
            onClick={() => void remove(scan).catch(announceFailure)}
          />
        </p>
      )}
      <FormValue
        name={name}
        value={scan?.id ?? null}
        onChange={(id) => id === scan?.id || show(id === null ? null : { id, name: null })}
      />
    </div>
  )
}
