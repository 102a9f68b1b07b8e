import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { WaveBars } from '@/core/shared/media/wave-bars'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'

import { waveQuery } from '../queries'
import { isAudioFile } from './source-url'
import type { Wave } from './use-wave'

const toBar = ([x = 0, y = 0, width = 0, height = 0]: number[]) => ({ x, y, width, height })

type TrackWaveProps = { trackId: number | undefined; src: string; wave: Wave }

/** The waveform of a track, and a button that draws it from the recording; only a new one is submitted. */
export function TrackWave({ trackId, src, wave }: TrackWaveProps) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...waveQuery(trackId ?? 0),
    enabled: trackId !== undefined,
  })
  const bars = wave.bars?.map(toBar) ?? data?.waveData ?? []
  return (
    <>
      {bars.length > 0 ? (
        <div className="relative h-16">
          <WaveBars bars={bars} share={0} />
        </div>
      ) : (
        <p className="text-muted">{t('This song has no waveform yet.')}</p>
      )}
      <Button
        variant="outline"
        className="self-start"
        pending={wave.isDrawing}
        disabled={!isAudioFile(src)}
        onClick={() => void wave.draw(src)}
      >
        {t('Generate from the recording')}
      </Button>
      {/* Not in the draft, which could not restore it before another one is drawn. */}
      <div data-no-draft hidden>
        <FormValue name={wave.bars ? 'waveData' : undefined} value={wave.bars} onChange={wave.setBars} />
      </div>
    </>
  )
}
