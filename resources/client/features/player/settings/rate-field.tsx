import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { ChoiceChips } from '@/ui/fields/choice-chips'

/** Speeds to choose from, times the usual one. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** How fast it plays. */
export function RateField() {
  const { t } = useTranslation()
  const rate = usePlayback((state) => state.rate)
  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold">{t('Speed')}</p>
      <ChoiceChips
        label={t('Speed')}
        options={RATES.map((value) => ({ id: String(value), label: `${formatNumber(value)}×` }))}
        value={String(rate)}
        onChange={(value) => playback.setRate(Number(value))}
      />
    </div>
  )
}
