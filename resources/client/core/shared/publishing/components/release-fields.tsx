import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { GenreChips } from '@/core/shared/music-editing/fields/genre-chips'
import { ReleaseTimeField } from '@/core/shared/music-editing/fields/release-time-field'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { PickModels } from '@/core/shared/records/fields/pick-models'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import { ChipField } from '@/ui/chips/chip-field'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

import type { Publishing } from '../draft/create-publishing'
import type { PublishingPlace } from '../publishing-place'
import { changeAlbum, chooseKind } from '../release/change-release'
import type { Problem } from '../release/problems'
import { type AlbumValues, isStarted, type Release } from '../release/release'
import { MissingArtists } from './missing-artists'
import type { Cover } from './use-cover'

type ReleaseFieldsProps = {
  publishing: Publishing
  release: Release
  place: PublishingPlace
  cover: Cover
  problems: readonly Problem[]
}

/** Fields of the release: a new album with its fields, a part of an existing one, or singles. */
export function ReleaseFields(props: ReleaseFieldsProps) {
  const { publishing, release, place, problems } = props
  const { t } = useTranslation()
  const { kind, album, target } = release
  const targetError = problems.find(({ track, field }) => track === null && field === 'target')
  return (
    <FormSection title={t('Release')}>
      {!isStarted(release) && (
        <ChoiceChips
          label={t('Publish as')}
          options={[
            ...(place.canCreateAlbums ? [{ id: 'album', label: t('New album') } as const] : []),
            { id: 'existing', label: t('Existing album') },
            { id: 'singles', label: t('Singles') },
          ]}
          value={kind}
          onChange={(next) => publishing.change((before) => chooseKind(before, next))}
        />
      )}
      {kind === 'album' && (album.id === null ? <AlbumFields {...props} /> : <CreatedAlbum {...props} />)}
      {kind === 'existing' && (
        <ComboBox
          label={t('Album')}
          error={targetError && t(targetError.message)}
          description={t('The songs follow those that the album has.')}
          value={target && { value: target.id, label: target.name }}
          loadOptions={async (text, signal) =>
            (await place.findAlbums(text, signal)).map(({ id, name }) => ({ value: id, label: name }))
          }
          disabled={isStarted(release)}
          onChange={(option) =>
            publishing.change((before) => ({ ...before, target: option && { id: option.value, name: option.label } }))
          }
        />
      )}
      {kind === 'singles' && (
        <p className="text-muted">
          {t('Each song is published by itself. Edit songs to set cover, genres and release date.')}
        </p>
      )}
      <MissingArtists publishing={publishing} release={release} canCreate={place.canCreateArtists} />
    </FormSection>
  )
}

/** Link to the editor of the album, once it exists; to its page where there is no editor. */
function CreatedAlbum({ release: { album }, place: { albumEditor } }: ReleaseFieldsProps) {
  const { t } = useTranslation()
  if (album.id === null) return null
  const { name } = album.values
  return (
    <p>
      {albumEditor ? t('The album exists. Change it in its editor:') : t('The album exists:')}{' '}
      <Link to={albumEditor?.(album.id) ?? paths.album.link({ id: album.id, name })}>{name}</Link>
    </p>
  )
}

function AlbumFields({ publishing, release, place, cover, problems }: ReleaseFieldsProps) {
  const { t } = useTranslation()
  const { values, errors, isUncertain } = release.album
  const problem = problems.find(({ track, field }) => track === null && field === 'name')
  const change = (changes: Partial<AlbumValues>) => publishing.change((before) => changeAlbum(before, changes))
  return (
    <fieldset disabled={isUncertain} className="grid min-w-0 gap-5 md:grid-cols-2 md:gap-x-7">
      {place.canUploadPictures && (
        <div className="md:col-span-2">
          <ImageFieldView
            label={t('Cover')}
            error={errors['image']}
            src={assetUrl(values.image)}
            upload={cover.upload}
            onRemove={cover.remove}
          />
          <UploadGuard {...cover.upload.state} />
        </div>
      )}
      <TextField
        label={t('Album name')}
        error={problem ? t(problem.message) : errors['name']}
        value={values.name}
        onChange={(name) => change({ name })}
        required
      />
      <PickModels
        label={t('Artists')}
        description={t('Credited for every song without artists of its own.')}
        error={errors['artists']}
        find={place.findArtists}
        value={values.artists}
        onChange={(artists) => change({ artists })}
      />
      <GenreChips
        label={t('Genres')}
        error={errors['genres']}
        value={values.genres}
        onChange={(genres) => change({ genres })}
      />
      <ChipField label={t('Tags')} error={errors['tags']} value={values.tags} onChange={(tags) => change({ tags })} />
      <ReleaseTimeField
        label={t('Released on')}
        error={errors['releaseDate']}
        description={t('In your time zone. Leave blank to publish now.')}
        value={values.releaseDate}
        onChange={(releaseDate) => change({ releaseDate })}
      />
      <TextArea
        label={t('Description')}
        error={errors['description']}
        rows={2}
        value={values.description}
        onChange={(description) => change({ description })}
      />
    </fieldset>
  )
}
