import { Undo2, X } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useDialogContext } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { currentIndex } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { ChoiceChips } from '@/ui/fields/choice-chips'

import { EarlierTracks, UpcomingTracks } from './queue-lists'
import { QueueTrack } from './queue-row'

type View = 'next' | 'earlier'

/** Upcoming and earlier tracks of the queue; `hasCurrent` also shows the current one. */
export function QueuePanel({ hasCurrent = false }: { hasCurrent?: boolean }) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('next')
  const [announcement, setAnnouncement] = useState('')
  const queue = usePlayback((state) => state.queue)
  const canUndo = usePlayback((state) => state.canUndo)
  const index = currentIndex(queue)
  const current = queue.entries[index]

  const act = (action: () => void, message: string) => () => {
    action()
    setAnnouncement(message)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <ChoiceChips
          label={t('Queue view')}
          options={[
            { id: 'next', label: t('Next up') },
            { id: 'earlier', label: t('Played') },
          ]}
          value={view}
          onChange={setView}
        />
        <div className="ms-auto flex items-center">
          <IconButton
            label={t('Undo')}
            icon={<Undo2 aria-hidden />}
            disabled={!canUndo}
            onClick={act(playback.undoEdit, t('Queue restored'))}
            className="disabled:bg-transparent"
          />
          <Button
            variant="ghost"
            disabled={queue.entries.length < 2}
            onClick={act(playback.clear, t('Queue cleared'))}
            className="px-4 disabled:bg-transparent"
          >
            {t('Clear')}
          </Button>
        </div>
      </div>
      {hasCurrent && current && (
        <div aria-current="true" className="mb-2 flex items-center gap-3 rounded-panel bg-selected p-2">
          <QueueTrack track={current.track} isCurrent />
        </div>
      )}
      {view === 'next' ? (
        <UpcomingTracks queue={queue} start={index + 1} onAnnounce={setAnnouncement} />
      ) : (
        <EarlierTracks queue={queue} end={index} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** The queue in a sheet or the side panel. A `SheetPanel` would nest the list in a second scroll container. */
export function QueueSheet({ close }: DialogProps) {
  const { t } = useTranslation()
  const { titleId } = useDialogContext()
  return (
    <div className="flex h-[calc(100dvh-3rem)] flex-col md:h-full">
      <div className="flex items-center gap-4 py-1 ps-5 pe-2 md:py-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {t('Queue')}
        </h2>
        <IconButton label={t('Close')} icon={<X />} onClick={() => close()} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4">
        <QueuePanel hasCurrent />
      </div>
    </div>
  )
}
