import { FileCheck, X } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { IconButton } from '@/ui/buttons/icon-button'
import { FormValue } from '@/ui/fields/form-value'

type UploadedDocument = { id: number; name: string }

/** A scanned document on the private disk, where only the site's administrators see it. */
export function DocumentField({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useTranslation()
  const [scan, setScan] = useState<UploadedDocument | null>(null)
  return (
    <div className="flex flex-col gap-3">
      <UploadArea
        label={t('Scanned document')}
        description={t('A passport or an identity card. Only the administrators of this site see it.')}
        error={error}
        metadata={{ disk: 'uploads' }}
        onSuccess={({ id, name: file }) => setScan({ id, name: file })}
      />
      {scan && (
        <p className="flex items-center gap-2 font-semibold">
          <FileCheck aria-hidden className="size-5 shrink-0 text-positive" />
          <span className="min-w-0 truncate">{scan.name}</span>
          <IconButton label={t('Remove :name', { name: scan.name })} icon={<X />} onClick={() => setScan(null)} />
        </p>
      )}
      <FormValue name={name} value={scan?.id} />
    </div>
  )
}
