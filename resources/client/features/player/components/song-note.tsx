import { useTranslation } from '@/core/platform/i18n/use-translation'
import { bringHere, playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { playbackBlocker } from '../playback-blocker'

/** A press as high as a target, though to be seen no higher than its line. */
const ACTION =
  "relative z-above shrink-0 font-bold text-primary underline-offset-4 after:absolute after:-inset-x-2 after:inset-y-[calc((1.5rem-var(--target))/2)] after:content-[''] hover:underline"

/** What keeps the song from sounding, with the press that helps; nothing while nothing does. */
export function SongNote() {
  const { t } = useTranslation()
  const blocker = usePlayback(playbackBlocker)
  const isElsewhere = usePlayback((state) => state.isElsewhere)
  const title = usePlayback(({ elsewhereTitle }) => elsewhereTitle) ?? ''
  if (blocker === null) return null
  if (blocker === 'Tap to play') return <Action label={t(blocker)} onPress={playback.play} />
  return (
    <>
      <span className="truncate">{t(blocker, { title })}</span>
      {isElsewhere && <Action label={t('Bring it here')} onPress={bringHere} />}
    </>
  )
}

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={ACTION}>
      {label}
    </button>
  )
}
