// Separate chunk: loaded with the editor.
import { fileEntries, type FileEntry } from '@/contract/groups/file-entries'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { FilePreview } from './file-preview'
import { UploadFiles } from './upload-files'

/** Preview, name and description of a file; for a new one, the upload. */
export function FileForm({ record, editor }: RecordFormProps<FileEntry>) {
  const { t } = useTranslation()
  if (!record) return <UploadFiles />
  return (
    <div className="flex flex-col gap-6">
      <FormSection title={t('Preview')}>
        <FilePreview file={record} />
        <p className="text-sm text-muted">
          {[record.mime, record.file_size != null && formatBytes(record.file_size)].filter(Boolean).join(' · ')}
        </p>
      </FormSection>
      <RecordForm editor={editor} create={fileEntries.update} update={fileEntries.update}>
        {({ field }) => (
          <FormSection title={t('Details')}>
            <TextField {...field('name')} label={t('Name')} defaultValue={record.name} required />
            <TextArea
              {...field('description')}
              label={t('Description')}
              rows={2}
              defaultValue={record.description ?? ''}
            />
          </FormSection>
        )}
      </RecordForm>
    </div>
  )
}
