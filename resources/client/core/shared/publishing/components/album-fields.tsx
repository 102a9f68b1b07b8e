import { type FunctionComponent, memo, useCallback } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { GenreChips } from '@/core/shared/music-editing/fields/genre-chips'
import { PickModels } from '@/core/shared/records/fields/pick-models'
import { ChipField } from '@/ui/chips/chip-field'
import { useProgressivePanel } from '@/ui/deferred-rendering/use-progressive-row'
import { Skeleton } from '@/ui/feedback/skeleton'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { Publishing } from '../draft/create-publishing'
import type { PublishingPlace } from '../publishing-place'
import { changeAlbum } from '../release/change-release'
import type { Problem } from '../release/problems'
import type { AlbumValues, Release } from '../release/release'
import { CoverField } from './cover-field'
import { ReleaseMoment } from './release-moment'
import type { Cover } from './use-cover'

type AlbumFieldsProps = {
  publishing: Publishing
  release: Release
  place: PublishingPlace
  cover: Cover
  problems: readonly Problem[]
}

/** Fields of the new album. */
export function AlbumFields({ publishing, release, place, cover, problems }: AlbumFieldsProps) {
  const { t } = useTranslation()
  const { album } = release
  const { values, errors, isUncertain } = album
  const problem = problems.find(({ track, field }) => track === null && field === 'name')
  const change = useCallback(
    (changes: Partial<AlbumValues>) => publishing.change((before) => changeAlbum(before, changes)),
    [publishing],
  )
  return (
    <fieldset disabled={isUncertain} className="grid min-w-0 gap-5 md:grid-cols-2 md:gap-x-7">
      {place.canUploadPictures && <CoverField release={release} cover={cover} />}
      <TextField
        label={t('Album name')}
        error={problem ? t(problem.message) : errors['name']}
        value={values.name}
        onChange={(name) => change({ name })}
        required
      />
      <Artists value={values.artists} error={errors['artists']} change={change} find={place.findArtists} />
      <Genres value={values.genres} error={errors['genres']} change={change} />
      <Tags value={values.tags} error={errors['tags']} change={change} />
      <ReleasedOn value={values.releaseDate} error={errors['releaseDate']} change={change} />
      <Description value={values.description} error={errors['description']} change={change} />
    </fieldset>
  )
}

type FieldProps<Name extends keyof AlbumValues> = {
  value: AlbumValues[Name]
  error: string | undefined
  change: (changes: Partial<AlbumValues>) => void
}

/** Makes a field that starts in a frame of its own, and renders only when its own value changes. */
const ownFrame = <Props extends object>(Field: FunctionComponent<Props>) =>
  memo(function OwnFrame(props: Props) {
    return useProgressivePanel() ? <Field {...props} /> : <Skeleton className="h-20 rounded-input" />
  })

const Artists = ownFrame(
  ({ value, error, change, find }: FieldProps<'artists'> & { find: PublishingPlace['findArtists'] }) => {
    const { t } = useTranslation()
    return (
      <PickModels
        label={t('Artists')}
        description={t('Credited for every song without artists of its own.')}
        error={error}
        find={find}
        value={value}
        onChange={(artists) => change({ artists })}
      />
    )
  },
)

const Genres = ownFrame(({ value, error, change }: FieldProps<'genres'>) => {
  const { t } = useTranslation()
  return <GenreChips label={t('Genres')} error={error} value={value} onChange={(genres) => change({ genres })} />
})

const Tags = ownFrame(({ value, error, change }: FieldProps<'tags'>) => {
  const { t } = useTranslation()
  return <ChipField label={t('Tags')} error={error} value={value} onChange={(tags) => change({ tags })} />
})

const ReleasedOn = ownFrame(({ value, error, change }: FieldProps<'releaseDate'>) => (
  <ReleaseMoment error={error} value={value} onChange={(releaseDate) => change({ releaseDate })} />
))

const Description = ownFrame(({ value, error, change }: FieldProps<'description'>) => {
  const { t } = useTranslation()
  return (
    <TextArea
      label={t('Description')}
      error={error}
      rows={2}
      value={value}
      onChange={(description) => change({ description })}
    />
  )
})
