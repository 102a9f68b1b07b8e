// Separate chunk: loaded by the actions on selected songs and albums.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EachDialog } from '@/core/shared/data-table/each-dialog'
import type { NamedRecord } from '@/core/shared/data-table/use-each-run'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { refreshMusic } from '@/core/shared/music-editing/queries'

import { AlbumChoice } from './album-choice'
import { ArtistsChoice } from './artists-choice'
import { GenresChoice } from './genres-choice'
import { type MusicChange, musicCalls } from './queries'
import { setTexts } from './set-texts'

type SetMusicProps = {
  kind: keyof typeof musicCalls
  field: MusicChange['field']
  records: readonly NamedRecord[]
}

const choices = { artists: ArtistsChoice, genres: GenresChoice, album_id: AlbumChoice }

/** Asks for artists, genres or an album, and sets them in one song or album after another. */
export function SetMusicDialog({ kind, field, records, close }: SetMusicProps & DialogProps<boolean>) {
  const { t } = useTranslation()
  const [change, setChange] = useState<MusicChange>()
  const Choice = choices[field]
  return (
    <QueryClientProvider client={queryClient}>
      <EachDialog
        {...setTexts(t, kind, field, records.length)}
        message={<Choice onChange={setChange} />}
        confirmLabel={t('Save')}
        isReady={change !== undefined}
        records={records}
        act={async (id) => change && musicCalls[kind](id, change)}
        refresh={refreshMusic}
        close={close}
      />
    </QueryClientProvider>
  )
}
