import type { CustomPage, customPages } from '@/contract/groups/custom-pages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { ImageField, type useImageField } from '@/core/shared/images/image-field'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

/** Folder of a page's images on the public disk (backend contract, section 9). */
export const IMAGE_FOLDER = 'page_media'

/** Returns the props of a field of the form. */
export type PageField = ReturnType<typeof useEndpointForm<typeof customPages.update>>['field']

type HeadTagsProps = {
  record: CustomPage | undefined
  field: PageField
  image: ReturnType<typeof useImageField>
}

/** Tags of the page's head, for search engines and link previews. Other values in `meta` are sent back as they are. */
export function HeadTags({ record, field, image }: HeadTagsProps) {
  const { t } = useTranslation()
  const { title, description, image: _, ...others } = record?.meta ?? {}
  return (
    <FormSection
      title={t('Search engines and link previews')}
      description={t('Blank fields are filled from the title and the content.')}
    >
      {Object.entries(others).map(([name, value]) => (
        <FormValue key={name} name={`meta.${name}`} value={value} />
      ))}
      <TextField {...field('meta.title')} label={t('Title for search engines')} defaultValue={title ?? ''} />
      <TextArea
        {...field('meta.description')}
        label={t('Description')}
        description={t('One or two sentences: about 160 characters are shown.')}
        defaultValue={description ?? ''}
      />
      <ImageField {...field('meta.image')} label={t('Image')} image={image} />
    </FormSection>
  )
}
