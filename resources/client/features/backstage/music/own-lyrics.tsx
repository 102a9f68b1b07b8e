// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { LyricRow } from '@/contract/groups/lyrics'
import type { ManagedTrack } from '@/contract/groups/tracks'
import type { ManagedArtist } from '@/contract/shapes/user'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LyricsEditor } from '@/core/shared/music-editing/lyrics/lyrics-editor'
import { lyricSource, lyricsOfTrack } from '@/core/shared/music-editing/lyrics/queries'
import { RecordHeading } from '@/core/shared/records/record-heading'
import type { Editor } from '@/core/shared/records/resource'
import { crumbsOf } from '@/core/shared/records/sections/area'
import { QueryView } from '@/core/shared/screen/query-view'
import { Notice } from '@/ui/feedback/notice'
import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { FormValue } from '@/ui/fields/form-value'

import { tracksOf } from './tracks-of'

type OwnLyricsProps = { track: ManagedTrack; artist: ManagedArtist }

/** `/backstage/tracks/5/lyrics`: the lyrics of a managed artist's song, plain or synced. */
export function OwnLyrics({ track, artist }: OwnLyricsProps) {
  const translation = useTranslation()
  const { t } = translation
  const songs = tracksOf(artist)
  const query = useQuery(lyricsOfTrack(track.id, true))
  return (
    <>
      <RecordHeading
        title={t('Lyrics')}
        crumbs={[
          ...crumbsOf(songs.area, translation),
          { label: t(songs.texts.many), to: songs.link() },
          { label: track.name, to: songs.link(track.id) },
        ]}
      />
      <QueryView
        query={query}
        skeleton={
          <PanelSkeleton>
            <LinesSkeleton lines={8} />
          </PanelSkeleton>
        }
      >
        {({ lines, record }) =>
          lines.length > 0 && !record ? (
            <Notice>{t("This song's lyrics can't be changed here.")}</Notice>
          ) : (
            <EditedLyrics key={record?.id} trackId={track.id} record={record} />
          )
        }
      </QueryView>
    </>
  )
}

function EditedLyrics({ trackId, record }: { trackId: number; record: LyricRow | undefined }) {
  const [shown, setShown] = useState(0)
  const editor: Editor = {
    draft: `backstage.lyrics.${trackId}`,
    original: record,
    canSave: true,
    fetchLatest: async () => (await queryClient.fetchQuery({ ...lyricsOfTrack(trackId, true), staleTime: 0 })).record,
    replaceWithLatest: () => setShown(shown + 1),
    onSaved: async () => void (await lyricSource.refresh()),
  }
  return (
    <LyricsEditor key={shown} record={record} editor={editor} trackId={trackId}>
      {({ name, error }) => (
        <>
          <FormValue name={name} value={trackId} />
          {error && <Notice>{error}</Notice>}
        </>
      )}
    </LyricsEditor>
  )
}
