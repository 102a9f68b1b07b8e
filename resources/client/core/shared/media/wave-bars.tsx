import { type tracks, WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'
import type { Output } from '@/contract/machinery/endpoint'

/** SVG view box of the waveform. */
const WAVE_BOX = `0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`

/** Bars of a track's waveform, as the server sends them. */
export type Bars = Output<typeof tracks.wave>['waveData']

const outlineOf = (bars: Bars): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')

/** A track's waveform, with its played part in colour; `share` is 0 to 1. */
export function WaveBars({ bars, share }: { bars: Bars; share: number }) {
  const outline = outlineOf(bars)
  const layer = 'absolute inset-0 size-full'
  const box = { viewBox: WAVE_BOX, preserveAspectRatio: 'none' }
  return (
    <div aria-hidden className="absolute inset-0 rtl:-scale-x-100">
      <svg {...box} className={`${layer} fill-current text-muted opacity-60`}>
        <path d={outline} />
      </svg>
      <svg
        {...box}
        className={`${layer} fill-current text-primary`}
        style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
      >
        <path d={outline} />
      </svg>
    </div>
  )
}
