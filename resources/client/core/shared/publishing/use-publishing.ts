import { useEffect, useMemo, useRef, useState } from 'react'

import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'
import { fingerprintOf } from '@/core/shared/uploads/file-fingerprint'
import { isOpen } from '@/core/shared/uploads/upload-state'
import { useUploads } from '@/core/shared/uploads/use-uploads'
import { useEventListener } from '@/lib/react/use-event-listener'

import { AUDIO_UPLOAD } from '../music-editing/recording/audio-metadata'
import type { Publishing } from './draft/create-publishing'
import { deleteOrphans, deleteUnused } from './flow/discard-uploads'
import { createFileWaves } from './flow/file-waves'
import { forgetSong, keepSong } from './flow/kept-songs'
import { keyedFiles } from './flow/keyed-files'
import { publishRelease } from './flow/publish-release'
import { readTags } from './flow/read-tags'
import type { PublishingPlace } from './publishing-place'
import { addFiles } from './release/add-files'
import { isOpenTrack, removeTrack, restoreTrack, updateTrack } from './release/change-release'
import { fillTrack } from './release/fill-track'
import type { ReleaseTrack } from './release/release'

/** Uploads, reads, publishes and discards the files of a release. */
export type PublishingActions = ReturnType<typeof usePublishing>

/** Connects the store of a release with its uploads. On unmount, unfinished uploads are deleted. */
export function usePublishing(publishing: Publishing, place: PublishingPlace) {
  const { queue, uploads, isLoading } = useUploads()
  const files = useRef(new Map<string, File>())
  const [waves] = useState(createFileWaves)
  const latest = useRef({ queue, place })
  useEffect(() => void (latest.current = { queue, place }))

  const actions = useMemo(() => {
    const reading = new Set<string>()
    const find = (key: string) => publishing.release().tracks.find((track) => track.key === key)

    /** Fills the track from its file's tags, also those that a lost response left out; draws its waveform meanwhile. */
    async function read(key: string): Promise<void> {
      const track = find(key)
      if (!track?.upload || !isOpenTrack(track) || (track.isRead && !track.lacksTags) || reading.has(key)) return
      reading.add(key)
      if (track.isRead)
        publishing.change((release) => updateTrack(release, key, (before) => ({ ...before, isRead: false })))
      const file = files.current.get(key)
      if (file) waves.draw(key, file)
      const tags = await readTags(track, file, latest.current.place)
      reading.delete(key)
      publishing.change((release) => fillTrack(release, key, tags))
    }

    return {
      /** Adds songs, and uploads those that are not uploaded yet. */
      async add(chosen: readonly File[]): Promise<void> {
        const byKey = await keyedFiles(chosen)
        const isUploading = (key: string) =>
          latest.current.queue.some((item) => item.fingerprint === key && isOpen(item))
        const described = [...byKey].map(([key, { file, folder, place: albumPlace }]) => ({
          key,
          file: { name: file.name, folder },
          place: albumPlace,
        }))
        const { release, toUpload } = addFiles(publishing.release(), described, isUploading)
        publishing.change(() => release)
        const order = release.tracks.map(({ key }) => key).filter((key) => toUpload.has(key))
        const sent = order.flatMap((key) => byKey.get(key)?.file ?? [])
        for (const file of sent) files.current.set(fingerprintOf(file), file)
        for (const key of toUpload) void keepSong(key, byKey.get(key)?.source)
        if (sent.length < byKey.size) toast.positive(translate('Songs that are already here were not added again.'))
        for (const { id, fingerprint } of latest.current.queue) if (toUpload.has(fingerprint)) uploads.remove(id)
        if (sent.length === 0) return
        await uploads.add(sent, {
          metadata: AUDIO_UPLOAD,
          onSuccess: ({ id, url }, { fingerprint }) => {
            publishing.change((before) =>
              updateTrack(before, fingerprint, (track) => ({ ...track, upload: { entryId: id, src: url } })),
            )
            forgetSong(fingerprint)
            void read(fingerprint)
          },
        })
      },
      /** Reads a file whose tags are missing. */
      read: (key: string): void => void read(key),
      /** Reads the files that were uploaded before a reload, and those whose tags are missing; none while publishing. */
      readAll: (): void => {
        if (publishing.get().sending !== null) return
        for (const { key } of publishing.release().tracks) void read(key)
      },
      /** Removes a track; a toast offers to bring it back. */
      remove(track: ReleaseTrack): void {
        const index = publishing.release().tracks.findIndex(({ key }) => key === track.key)
        const item = latest.current.queue.find(({ fingerprint }) => fingerprint === track.key)
        if (item && !track.upload) uploads.remove(item.id)
        forgetSong(track.key)
        publishing.change((release) => removeTrack(release, track.key))
        toast.positive(translate('“:name” removed', { name: track.values.name || track.file.name }), {
          ...(track.upload && {
            action: undoAction(() => publishing.change((release) => restoreTrack(release, track, index))),
          }),
        })
      },
      /** Publishes what is not public yet; the store shows how far it came. */
      async publish(): Promise<void> {
        await publishRelease(publishing, waves.of).catch(announceFailure)
        latest.current.place.onPublished?.()
        await deleteOrphans(publishing)
      },
      /** Leaves what is public, and starts with an empty release. */
      startOver(): void {
        waves.stop()
        void deleteOrphans(publishing)
        publishing.clear()
      },
      /** Deletes everything that is not public, after a question. */
      async discard(): Promise<void> {
        const { tracks } = publishing.release()
        const count = tracks.filter(({ published }) => !published).length
        const isSure = await confirm({
          title: translate('Discard this upload?'),
          message: translate(
            "[one :count song that isn't published will be deleted.|other :count songs that aren't published will be deleted.]",
            { count },
          ),
          confirmLabel: translate('Discard'),
          isDanger: true,
          cancelLabel: translate('Keep editing'),
        })
        if (!isSure) return
        waves.stop()
        for (const { id } of latest.current.queue) uploads.remove(id)
        for (const { key, upload } of publishing.release().tracks) if (!upload) forgetSong(key)
        await deleteUnused(publishing.release())
        publishing.clear()
      },
    }
  }, [publishing, uploads, waves])

  useEffect(() => actions.readAll(), [actions])
  // Leaves songs that are being published to finish.
  useEffect(() => () => void (publishing.get().sending === null && waves.stop()), [publishing, waves])
  useEventListener('window', 'online', actions.readAll)
  return { ...actions, queue, uploads, isLoading }
}
