import { Undo2 } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { currentIndex } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { ChoiceChips } from '@/ui/fields/choice-chips'

import { EarlierSongs } from './earlier-songs'
import { NextSongs } from './next-songs'
import { QueueSong } from './queue-song'

type View = 'next' | 'earlier'

/** What comes next in its true order, what was before, and, with `hasCurrent`, what plays now. */
export function QueuePanel({ hasCurrent = false }: { hasCurrent?: boolean }) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('next')
  const [news, setNews] = useState('')
  const queue = usePlayback((state) => state.queue)
  const canUndo = usePlayback((state) => state.canUndo)
  const index = currentIndex(queue)
  const current = queue.entries[index]

  const act = (verb: () => void, said: string) => () => {
    verb()
    setNews(said)
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
          <QueueSong track={current.track} isCurrent />
        </div>
      )}
      {view === 'next' ? (
        <NextSongs queue={queue} start={index + 1} onNews={setNews} />
      ) : (
        <EarlierSongs queue={queue} end={index} />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}
