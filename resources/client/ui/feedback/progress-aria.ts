import { numberFormat } from '@/lib/intl'

import { useUiTranslation } from '../ui-translation'

/** How far something is. */
export type ProgressProps = {
  /** What is under way. */
  label: string
  /** How much is done; null while nobody can tell. */
  value: number | null
  /** How much there is to do. */
  max?: number
  /** How much is done in words, e.g. "3 of 12 songs"; per cent without it. */
  valueText?: string
}

/** A progress as a share from 0 to 1, its words, and the attributes that say it; share and words are null while nobody can tell. */
export function useProgress({ label, value, max = 100, valueText }: ProgressProps) {
  const { language } = useUiTranslation()
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const words = share === null ? null : (valueText ?? numberFormat(language, { style: 'percent' }).format(share))
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    ...(share !== null && { 'aria-valuenow': share * max, 'aria-valuetext': words ?? undefined }),
  }
  return { share, words, aria }
}
