import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { CheckboxField } from '@/ui/fields/checkbox-field'

import { fileSource } from './queries'

/** Folder of the public disk for files of administrators. */
const PUBLIC_FOLDER = 'page_media'

/** Uploads files to the private disk, or to the public one. */
export function UploadFiles() {
  const { t } = useTranslation()
  const [isPublic, setPublic] = useState(false)
  return (
    <FormSection title={t('Files')}>
      <CheckboxField
        label={t('Anyone with the link can open them')}
        checked={isPublic}
        onChange={(checked) => setPublic(checked)}
      />
      <UploadArea
        label={t('Files')}
        folder
        onSuccess={() => void fileSource.refresh()}
        metadata={isPublic ? { disk: 'public', diskPrefix: PUBLIC_FOLDER } : { disk: 'uploads' }}
      />
    </FormSection>
  )
}
