import { useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'

import { drawWave } from './draw-wave'

/** State of {@link useWave}. */
export type Wave = ReturnType<typeof useWave>

/** A waveform that replaces the saved one, drawn from a recording. */
export function useWave() {
  const { t } = useTranslation()
  const [bars, setBars] = useState<number[][] | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])

  /** Draws the wave of a recording, unless another one is drawn meanwhile. */
  async function draw(src: string): Promise<void> {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    setBars(null)
    setDrawing(true)
    const newWave = await drawWave(src, signal).catch(() => null)
    if (signal.aborted) return
    setDrawing(false)
    setBars(newWave)
    if (!newWave) toast.danger(t('The recording could not be read.'))
  }
  return { bars, setBars, isDrawing, draw }
}
