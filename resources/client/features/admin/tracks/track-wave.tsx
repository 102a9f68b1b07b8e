import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { WaveBars } from '@/core/shared/media/wave-bars'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'

import { waveOf } from './audio-facts'
import { waveQuery } from './queries'

const toBar = ([x = 0, y = 0, width = 0, height = 0]: number[]) => ({ x, y, width, height })

type TrackWaveProps = {
  trackId: number | undefined
  src: string
  /** A waveform that replaces the saved one. */
  drawn: number[][] | null
  onDraw: (wave: number[][] | null) => void
}

/** The waveform of a track, and a button that draws it from the recording; only a new one is submitted. */
export function TrackWave({ trackId, src, drawn, onDraw }: TrackWaveProps) {
  const { t } = useTranslation()
  const [isDrawing, setDrawing] = useState(false)
  const { data } = useQuery({
    ...waveQuery(trackId ?? 0),
    enabled: trackId !== undefined,
  })
  const bars = drawn?.map(toBar) ?? data?.waveData ?? []

  async function draw(): Promise<void> {
    setDrawing(true)
    await waveOf(src)
      .then(onDraw)
      .catch(() => toast.danger(t('The recording could not be read.')))
    setDrawing(false)
  }

  return (
    <>
      {bars.length > 0 ? (
        <div className="relative h-16">
          <WaveBars bars={bars} share={0} />
        </div>
      ) : (
        <p className="text-muted">{t('This song has no waveform yet.')}</p>
      )}
      <Button variant="outline" className="self-start" pending={isDrawing} disabled={!src} onClick={() => void draw()}>
        {t('Draw from the recording')}
      </Button>
      {drawn && <FormValue name="waveData" value={drawn} onChange={onDraw} />}
    </>
  )
}
