import { ArrowDownUp } from 'lucide-react'
import { useMemo } from 'react'

import type { Lyrics } from '@/contract/lyrics'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { sungLine } from '@/core/shared/media/sung-line'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

import { useFollowedLine } from './use-followed-line'

const LINE =
  'block min-h-target w-full rounded-input px-3 py-2 text-start text-xl leading-snug font-bold transition-press md:text-2xl'

/** Words that go along with the song; a press on a line goes there. All lines are one stop of the Tab key, arrows move among them. */
export function SyncedLyrics({ lines }: { lines: Lyrics['lines'] }) {
  const { t } = useTranslation()
  const timed = useMemo(() => lines.filter(({ text, time }) => text !== '' && time !== null), [lines])
  const current = usePlayback(({ position }) => sungLine(timed, position))
  const { box, isFollowing, follow } = useFollowedLine(current)

  function goTo(time: number | null) {
    if (time === null) return
    playback.seek(time)
    follow()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ol
        ref={box}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain scroll-smooth py-8 [mask-image:linear-gradient(transparent,black_2rem,black_calc(100%-2rem),transparent)]"
      >
        {timed.map(({ text, time }, index) => (
          <li key={`${time} ${text}`} aria-current={index === current || undefined}>
            <button
              type="button"
              tabIndex={index === Math.max(0, current) ? 0 : -1}
              onClick={() => goTo(time)}
              className={classNames(LINE, index === current ? 'text-primary' : 'text-muted hover:text-main')}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && (
        <Button size="sm" onClick={follow} className="absolute inset-x-0 bottom-2 mx-auto w-fit">
          <ArrowDownUp aria-hidden />
          {t('Sync lyrics')}
        </Button>
      )}
    </div>
  )
}
