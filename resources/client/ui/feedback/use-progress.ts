import { numberFormat } from '@/lib/intl'

import { useUiTranslation } from '../ui-translation'

/** Props shared by progress indicators. */
export type ProgressProps = {
  /** Accessible name of the task. */
  label: string
  /** Completed amount; null while unknown. */
  value: number | null
  /** Total amount; 100 by default. */
  max?: number
  /** Progress as text, e.g. "3 of 12 songs"; a percentage by default. */
  valueText?: string
}

/** Returns progress as a share from 0 to 1, as text, and as ARIA attributes; share and text are null while unknown. */
export function useProgress({ label, value, max = 100, valueText }: ProgressProps) {
  const { language } = useUiTranslation()
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const text = share === null ? null : (valueText ?? numberFormat(language, { style: 'percent' }).format(share))
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    ...(share !== null && { 'aria-valuenow': share * max, 'aria-valuetext': text ?? undefined }),
  }
  return { share, text, aria }
}
