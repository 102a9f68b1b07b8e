import { X } from 'lucide-react'
import { useState } from 'react'

import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

import { AUDIO_UPLOAD, uploadedTrack } from '../tracks/audio-facts'
import { type AlbumTrack, keyOfTrack, withUploaded } from './album-tracks'
import { findTracks, trackById } from './find-tracks'

type TracksFieldProps = { name: string; error: string | undefined; defaultValue: readonly AlbumTrack[] }

/** Tracks of an album in order: existing ones can be added, files uploaded, and any renamed, moved or detached. */
export function TracksField({ name, error, defaultValue }: TracksFieldProps) {
  const { t } = useTranslation()
  const [tracks, setTracks] = useState<AlbumTrack[]>(() => [...defaultValue])
  const [detached, setDetached] = useState<{ track: AlbumTrack; place: number }>()
  const keys = tracks.map(keyOfTrack)

  const change = (key: string, changes: Partial<AlbumTrack>) =>
    setTracks(tracks.map((track) => (keyOfTrack(track) === key ? { ...track, ...changes } : track)))

  function detach(track: AlbumTrack): void {
    setDetached({ track, place: tracks.indexOf(track) })
    setTracks(tracks.filter((other) => other !== track))
  }

  function undo(): void {
    if (detached) setTracks(tracks.toSpliced(detached.place, 0, detached.track))
    setDetached(undefined)
  }

  async function addUploaded(entry: Parameters<typeof uploadedTrack>[0]): Promise<void> {
    const { duration, ...track } = await uploadedTrack(entry)
    if (duration) setTracks((before) => withUploaded(before, { ...track, duration, file: entry.name }))
    else toast.danger(t('The recording could not be read.'))
  }

  return (
    <div className="flex flex-col gap-4">
      <ReorderableList
        label={t('Songs')}
        items={tracks}
        itemKey={keyOfTrack}
        itemName={(track) => track.name}
        onReorder={(order) => setTracks(order.flatMap((key) => tracks[keys.indexOf(key)] ?? []))}
        renderItem={(track) => (
          <div className="flex items-center gap-3">
            <span className="w-6 shrink-0 text-end text-muted tabular-nums">{tracks.indexOf(track) + 1}</span>
            <div className="min-w-0 flex-1">
              <TextField
                label={t('Name of song :number', { number: tracks.indexOf(track) + 1 })}
                value={track.name}
                onChange={(text) => change(keyOfTrack(track), { name: text })}
              />
            </div>
            <span className="text-sm text-muted tabular-nums">{formatDuration(track.duration)}</span>
            {track.id !== undefined && (
              <Link to={paths.admin.link(`tracks/${track.id}`)} className="font-semibold underline underline-offset-4">
                {t('Edit')}
              </Link>
            )}
            <IconButton
              label={t('Remove :name', { name: track.name })}
              icon={<X aria-hidden className="size-5" />}
              onClick={() => detach(track)}
            />
          </div>
        )}
      />
      {error && <p className="text-danger">{error}</p>}
      {detached && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t('“:name” will leave the album, but is not deleted.', { name: detached.track.name })}
          <Button variant="outline" onClick={undo}>
            {t('Undo')}
          </Button>
        </p>
      )}
      <ComboBox
        label={t('Add a song')}
        value={null}
        loadOptions={findTracks}
        onChange={(option) => {
          if (!option || keys.includes(String(option.value))) return
          void trackById(option.value)
            .then((track) => setTracks((before) => [...before, track]))
            .catch(announceFailure)
        }}
      />
      <UploadArea
        label={t('Upload songs')}
        metadata={AUDIO_UPLOAD}
        onSuccess={(entry) => void addUploaded(entry).catch(announceFailure)}
      />
      <FormValue name={name} value={tracks} onChange={setTracks} />
    </div>
  )
}
