import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import type { UploadOptions } from '@/core/shared/uploads/uploader'
import { Button } from '@/ui/buttons/button'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { FormValue } from '@/ui/fields/form-value'
import { ComboBox } from '@/ui/pickers/combo-box'

import type { EditingPlace } from '../editing-place'
import { AUDIO_UPLOAD, uploadedTrack } from '../recording/audio-metadata'
import { type AlbumTrack, isIncomplete, keyOfTrack, savedTrack, withUploaded } from './album-tracks'
import { trackById } from './read-track'
import { TrackRow } from './track-row'
import { useDurations } from './use-durations'

type UploadedArgs = Parameters<NonNullable<UploadOptions['onUploaded']>>

type TracksFieldProps = {
  name: string
  error: string | undefined
  defaultValue: readonly AlbumTrack[]
  place: EditingPlace
}

/** Tracks of an album in order: existing ones can be added, files uploaded, and any renamed, moved or detached. */
export function TracksField({ name, error, defaultValue, place }: TracksFieldProps) {
  const { t } = useTranslation()
  const { findTracks, canUploadSongs, trackLink } = place
  const [known, setTracks] = useState<readonly AlbumTrack[]>(defaultValue)
  const [detached, setDetached] = useState<{ track: AlbumTrack; place: number }>()
  const tracks = useDurations(known)
  const keys = tracks.map(keyOfTrack)

  const change = (key: string, changes: Partial<AlbumTrack>) =>
    setTracks((before) => before.map((track) => (keyOfTrack(track) === key ? { ...track, ...changes } : track)))

  function detach(track: AlbumTrack, place: number): void {
    setDetached({ track, place })
    setTracks(tracks.toSpliced(place, 1))
  }

  function undo(): void {
    if (detached) setTracks(tracks.toSpliced(detached.place, 0, detached.track))
    setDetached(undefined)
  }

  async function addExisting(id: number): Promise<void> {
    if (keys.includes(String(id))) return
    const track = await trackById(id)
    setTracks((before) => [...before, track])
  }

  async function addUploaded(...[entry, { file, signal }]: UploadedArgs): Promise<void> {
    const track = await uploadedTrack(entry, file)
    if (!signal.aborted) setTracks((before) => withUploaded(before, { ...track, file: entry.name }))
  }

  return (
    <div className="flex flex-col gap-4">
      <ReorderableList
        label={t('Songs')}
        items={tracks}
        itemKey={keyOfTrack}
        itemName={(track) => track.name}
        onReorder={(order) => setTracks(order.flatMap((key) => tracks[keys.indexOf(key)] ?? []))}
        renderItem={(track) => {
          const index = tracks.indexOf(track)
          return (
            <TrackRow
              {...{ track, trackLink }}
              place={index + 1}
              isChecked={error !== undefined}
              onChange={(changes) => change(keyOfTrack(track), changes)}
              onDetach={() => detach(track, index)}
            />
          )
        }}
      />
      {error && !tracks.some(isIncomplete) && <p className="font-semibold text-danger">{error}</p>}
      {detached && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t('“:name” will be removed from the album, but not deleted.', { name: detached.track.name })}
          <Button variant="outline" onClick={undo}>
            {t('Undo')}
          </Button>
        </p>
      )}
      <ComboBox
        label={t('Add a song')}
        value={null}
        loadOptions={async (text, signal) =>
          (await findTracks(text, signal)).map(({ id, name: label }) => ({ value: id, label }))
        }
        onChange={(option) => option && void addExisting(option.value).catch(announceFailure)}
      />
      {canUploadSongs && <UploadArea label={t('Upload songs')} metadata={AUDIO_UPLOAD} onUploaded={addUploaded} />}
      <FormValue name={name} value={tracks.map(savedTrack)} entered={known} onChange={setTracks} />
    </div>
  )
}
