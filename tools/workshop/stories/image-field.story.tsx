import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import type { ImageUpload } from '@/core/shared/images/use-image-upload'
import type { FieldTexts } from '@/ui/fields/field-layout'

import type { Story } from '../story'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%23f5bb54"/%3E%3Ccircle cx="5" cy="5" r="3" fill="%237a4a63"/%3E%3C/svg%3E'

const WHITE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23fff"/%3E%3C/svg%3E'

const nothing = () => {}

/** Shows an image field at one stage of an upload. */
const PictureWith = (changes: Partial<ImageUpload>) => (
  <ImageFieldView
    label="Vāks"
    src={undefined}
    onRemove={nothing}
    onChoose={nothing}
    upload={{
      unfit: undefined,
      preview: PICTURE,
      percentage: null,
      state: { queue: [], isLoading: false },
      isDone: false,
      error: undefined,
      pick: nothing,
      retry: nothing,
      forget: nothing,
      ...changes,
    }}
  />
)

/** An image field with its state, as a form has it. */
function Picture({ defaultValue, ...texts }: FieldTexts & { defaultValue?: string }) {
  return <ImageField {...texts} image={useImageField({ defaultValue, diskPrefix: 'playlist_media' })} />
}

/** @see ImageField */
export const story: Story = {
  title: 'ImageField',
  states: {
    Empty: () => <Picture label="Vāks" />,
    'With a picture': () => (
      <Picture label="Vāks" description="Bez tā rādām pirmās dziesmas vāku." defaultValue={PICTURE} />
    ),
    Uploading: () => PictureWith({ percentage: 42 }),
    'Uploading a white picture': () => PictureWith({ percentage: 42, preview: WHITE }),
    'With a server error': () => PictureWith({ error: 'Tava vieta ir pilna.' }),
    'Without permission': () => PictureWith({ error: 'Šeit tu attēlus pievienot nedrīksti.' }),
    'Without a picture': () => PictureWith({ preview: undefined, unfit: 'Please select an image.' }),
    'With a field error': () => <Picture label="Vāks" error="Lūdzu, izvēlies attēlu." />,
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <Picture
          label="Ģimenes atskaņošanas saraksta vāks, ko redzēs visi mājinieki un ciemiņi"
          defaultValue={PICTURE}
        />
      </div>
    ),
  },
}
