import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

import type { Publishing } from '../draft/create-publishing'
import type { PublishingPlace } from '../publishing-place'
import { chooseKind } from '../release/change-release'
import type { Problem } from '../release/problems'
import { isStarted, type Release } from '../release/release'
import { AlbumFields } from './album-fields'
import { CoverField } from './cover-field'
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
  const { publishing, release, place, cover, problems } = props
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
        <>
          <p className="text-muted">
            {t('Each song is published by itself. Edit songs to set cover, genres and release date.')}
          </p>
          {place.canUploadPictures && <CoverField release={release} cover={cover} />}
        </>
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
