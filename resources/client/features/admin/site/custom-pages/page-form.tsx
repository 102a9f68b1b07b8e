// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { type CustomPage, customPages } from '@/contract/groups/custom-pages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { FormValue } from '@/ui/fields/form-value'

import { HeadTags, IMAGE_FOLDER } from './head-tags'
import { PageBody } from './page-body'
import { PagePreview } from './page-preview'
import { TitleFields } from './title-fields'

/** Editor of a custom page. */
export function PageForm({ record, copied, editor }: RecordFormProps<CustomPage>) {
  const { t } = useTranslation()
  const values = record ?? copied
  const [title, setTitle] = useState(values?.title ?? '')
  const [body, setBody] = useState(values?.body ?? '')
  const image = useImageField({ defaultValue: values?.meta.image, diskPrefix: IMAGE_FOLDER, keepsShape: true })
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={customPages.create} update={customPages.update}>
        {({ field }) => (
          <>
            <FormSection title={t('Details')}>
              <TitleFields record={record} copied={copied} field={field} title={title} onTitle={setTitle} />
            </FormSection>
            {editor.canSave && (
              <FormSection title={t('Content')}>
                <FormValue name={field('body').name} value={body} onChange={setBody} />
                <PageBody title={title} value={body} onChange={setBody} error={field('body').error} />
              </FormSection>
            )}
            <HeadTags record={values} field={field} image={image} />
          </>
        )}
      </RecordForm>
      {/* Outside the form, whose fields are disabled without the permission to save. */}
      {!editor.canSave && (
        <FormSection title={t('Content')}>
          <PagePreview title={title} body={body} />
        </FormSection>
      )}
    </div>
  )
}
