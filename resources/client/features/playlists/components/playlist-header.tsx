import { Fragment } from 'react'

import type { PlaylistPage } from '@/contract/groups/playlists'
import { formatDuration, formatSpokenDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { MediaHeader } from '@/core/shared/media/media-header'
import { trackCover } from '@/core/shared/playback/track-cover'
import { Link } from '@/ui/links/link'

import { PlaylistActions, type PlaylistActionsProps } from './playlist-actions'

type EditedPlaylist = PlaylistPage['playlist']

/** Cover, title, owners, track count, duration and actions of a playlist. */
export function PlaylistHeader({ page, ...actions }: { page: PlaylistPage } & Omit<PlaylistActionsProps, 'playlist'>) {
  const { playlist } = page
  const [first] = page.tracks.items
  return (
    <MediaHeader
      image={playlist.image ?? (first && trackCover(first))}
      shape="square"
      title={playlist.name}
      kind={useKind(playlist)}
      actions={<PlaylistActions playlist={playlist} {...actions} />}
    >
      <People playlist={playlist} />
      <PlaylistMeta page={page} />
      {playlist.description && (
        <p className="mx-auto max-w-prose text-pretty md:mx-0 whitespace-pre-line">{playlist.description}</p>
      )}
    </MediaHeader>
  )
}

function useKind({ public: isPublic, collaborative }: EditedPlaylist): string {
  const { t } = useTranslation()
  if (!isPublic) return t('Private playlist')
  return collaborative ? t('Collaborative playlist') : t('Playlist')
}

/** The owner, followed by the other editors. */
function People({ playlist: { owner_id, editors } }: { playlist: EditedPlaylist }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const people = editors.toSorted((one, other) => Number(other.id === owner_id) - Number(one.id === owner_id))
  if (people.length === 0) return null
  return (
    <p className="text-lg font-semibold">
      <span className="sr-only">{t('By')}: </span>
      {people.map((person, index) => (
        <Fragment key={person.id}>
          {index > 0 && ', '}
          {isChild ? (
            person.display_name
          ) : (
            <Link to={paths.user.link(person)} className="inline-block max-w-full py-0.5 hover:underline">
              {person.display_name}
            </Link>
          )}
        </Fragment>
      ))}
    </p>
  )
}

function PlaylistMeta({ page: { playlist, totalDuration } }: { page: PlaylistPage }) {
  const { t } = useTranslation()
  const count = playlist.tracks_count
  return (
    <p className="text-muted">
      {count != null && t('[one :count song|other :count songs]', { count })}
      {totalDuration != null && totalDuration > 0 && (
        <>
          {count != null && ' · '}
          <span aria-hidden>{formatDuration(totalDuration)}</span>
          <span className="sr-only">{formatSpokenDuration(totalDuration)}</span>
        </>
      )}
    </p>
  )
}
