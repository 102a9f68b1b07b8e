import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useImageField } from '@/core/shared/images/image-field'

import type { ReleaseTrack, TrackValues, UploadedCover } from '../release/release'
import { sharedValues } from '../release/shared-values'

/** Changes to songs that are edited together. */
export type EditedSongs = ReturnType<typeof useEditedSongs>

/** Collects changes to songs, starting from the values that they share. */
export function useEditedSongs(tracks: readonly ReleaseTrack[], onCover: (cover: UploadedCover) => void) {
  const { t } = useTranslation()
  const [shared] = useState(() => sharedValues(tracks))
  const [changes, setChanges] = useState<Partial<TrackValues>>({})
  const image = useImageField({
    defaultValue: shared.image,
    diskPrefix: 'track_image_media',
    onUploaded: onCover,
  })
  const values = { ...shared, ...changes }
  const isImageChanged = image.url !== (shared.image ?? null)
  return {
    values,
    image,
    isUploading: image.upload.percentage !== null || image.upload.state.isLoading,
    change: (next: Partial<TrackValues>) => setChanges((before) => ({ ...before, ...next })),
    /** Note for a field in which the songs differ. */
    noteOf: (field: keyof TrackValues): string | undefined =>
      field in values ? undefined : t('The songs differ here. They stay as they are until you change it.'),
    /** Only the fields that the user has changed. */
    changes: { ...changes, ...(isImageChanged && { image: image.url }) } satisfies Partial<TrackValues>,
  }
}
