import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField } from '@/core/shared/images/image-field'
import { GenreChips } from '@/core/shared/music-editing/fields/genre-chips'
import { ReleaseTimeField } from '@/core/shared/music-editing/fields/release-time-field'
import { PickModels } from '@/core/shared/records/fields/pick-models'
import { ChipField } from '@/ui/chips/chip-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { PublishingPlace } from '../publishing-place'
import type { ReleaseKind } from '../release/release'
import type { EditedSongs } from './use-edited-songs'

type SongFieldsProps = { songs: EditedSongs; kind: ReleaseKind; place: PublishingPlace }

/** Name of one song. */
export function OwnName({ songs: { values, change } }: Pick<SongFieldsProps, 'songs'>) {
  const { t } = useTranslation()
  return <TextField label={t('Name')} value={values.name ?? ''} onChange={(name) => change({ name })} />
}

/** Fields that can be changed in several songs together. */
export function SharedFields({ songs, kind, place, isSingle }: SongFieldsProps & { isSingle: boolean }) {
  const { t } = useTranslation()
  const { values, change, noteOf } = songs
  const credits = kind === 'album' && isSingle ? t('Leave blank to credit the artists of the album.') : undefined
  return (
    <>
      <PickModels
        label={t('Artists')}
        description={credits ?? noteOf('artists')}
        find={place.findArtists}
        value={values.artists ?? []}
        onChange={(artists) => change({ artists })}
      />
      <GenreChips
        label={t('Genres')}
        description={noteOf('genres')}
        value={values.genres ?? []}
        onChange={(genres) => change({ genres })}
      />
      <ChipField
        label={t('Tags')}
        description={noteOf('tags')}
        value={values.tags ?? []}
        onChange={(tags) => change({ tags })}
      />
      {kind !== 'album' && <OwnRelease songs={songs} place={place} />}
      <TextArea
        label={t('Description')}
        description={noteOf('description')}
        rows={2}
        value={values.description ?? ''}
        onChange={(description) => change({ description })}
      />
    </>
  )
}

/** Release date and cover of songs that do not follow a new album. */
function OwnRelease({ songs: { values, image, change, noteOf }, place }: Omit<SongFieldsProps, 'kind'>) {
  const { t } = useTranslation()
  return (
    <>
      <ReleaseTimeField
        label={t('Released on')}
        description={noteOf('releaseDate') ?? t('In your time zone. Leave blank to publish now.')}
        value={values.releaseDate ?? null}
        onChange={(releaseDate) => change({ releaseDate })}
      />
      {place.canUploadPictures && <ImageField label={t('Cover')} image={image} />}
    </>
  )
}
