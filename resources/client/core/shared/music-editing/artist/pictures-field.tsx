import { X } from 'lucide-react'
import { useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ChoosePictureButton } from '@/core/shared/images/files/choose-picture-button'
import { UploadList } from '@/core/shared/uploads/list/upload-list'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import { useUploads } from '@/core/shared/uploads/use-uploads'
import { IconButton } from '@/ui/buttons/icon-button'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { type FieldTexts, labelId } from '@/ui/fields/field-layout'
import { FileDrop } from '@/ui/fields/file-drop'
import { FormValue } from '@/ui/fields/form-value'
import { Image } from '@/ui/pictures/image'

type PicturesOptions = {
  /** URLs of the current pictures. */
  defaultValue: readonly string[]
  /** Folder on the public disk (backend contract, section 9). */
  diskPrefix: string
}

/** State of a {@link PicturesField}, which outlives the field. */
export function usePicturesField({ defaultValue, diskPrefix }: PicturesOptions) {
  const [urls, setUrls] = useState<readonly string[]>(() => [...new Set(defaultValue)])
  const { queue, uploads, isLoading } = useUploads()
  const add = (files: File[]) =>
    uploads.add(files, {
      metadata: { disk: 'public', diskPrefix },
      onSuccess: ({ url }, { id }) => {
        setUrls((before) => [...before, storedUrl(url)])
        uploads.remove(id)
      },
    })
  const addChosen = (url: string) => setUrls((before) => (before.includes(url) ? before : [...before, url]))
  return { urls, setUrls, queue, uploads, isLoading, add, addChosen }
}

type PicturesFieldProps = FieldTexts & { name: string; pictures: ReturnType<typeof usePicturesField> }

/**
 * Form field for several pictures in order, which are uploaded immediately or chosen from the site's files; the
 * field's value is their URLs.
 */
export function PicturesField({ name, label, description, error, pictures }: PicturesFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { urls, setUrls, queue, uploads, isLoading, add, addChosen } = pictures
  const items = urls.map((url, index) => ({ url, name: t('Picture :number', { number: index + 1 }) }))
  return (
    <div role="group" aria-labelledby={labelId(id)} className="flex flex-col gap-3">
      <span id={labelId(id)} className="font-bold">
        {label}
      </span>
      <FormValue name={name} value={urls} onChange={setUrls} />
      <UploadGuard {...{ queue, isLoading }} />
      <ReorderableList
        label={label}
        items={items}
        itemKey={({ url }) => url}
        itemName={(item) => item.name}
        onReorder={setUrls}
        renderItem={(item) => (
          <div className="flex items-center gap-3">
            <Image src={assetUrl(item.url)} alt="" ratio={1} className="size-16 shrink-0 rounded-small" />
            <span className="min-w-0 flex-1">{item.name}</span>
            <IconButton
              label={t('Remove :name', { name: item.name })}
              icon={<X />}
              onClick={() => setUrls(urls.filter((url) => url !== item.url))}
            />
          </div>
        )}
      />
      <FileDrop
        label={t('Add pictures')}
        description={description}
        error={error}
        accept="image/*"
        multiple
        onFiles={(files) => void add(files).catch(announceFailure)}
      />
      <div className="empty:hidden">
        <ChoosePictureButton isMultiple onChoose={addChosen} />
      </div>
      {queue.length > 0 && <UploadList queue={queue} actions={uploads} />}
    </div>
  )
}
