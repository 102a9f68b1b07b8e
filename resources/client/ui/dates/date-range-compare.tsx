import type { Dispatch, SetStateAction } from 'react'

import { comparePresets } from '@/lib/dates/date-presets'
import type { DateLimits } from '@/lib/dates/date-range'
import { type DateRangeDraft, normalizeDraft, withCompare, withCompareDays } from '@/lib/dates/date-range-draft'

import { ChoiceChips } from '../fields/choice-chips'
import { SwitchField } from '../fields/switch-field'
import { useUiTranslation } from '../ui-translation'
import { TypedRange } from './typed-range'

type DateRangeCompareProps = {
  draft: DateRangeDraft
  limits: DateLimits
  onChange: Dispatch<SetStateAction<DateRangeDraft>>
}

/** Controls that turn the comparison with another range on and choose that range. */
export function DateRangeCompare({ draft, limits, onChange }: DateRangeCompareProps) {
  const { t } = useUiTranslation()
  const { compare } = draft
  const options = comparePresets.map(({ id, label }) => ({ id, label: t(label) }))
  return (
    <div className="flex flex-col gap-3 border-t border-divider pt-2">
      <SwitchField
        label={t('Compare')}
        checked={compare !== null}
        onChange={(isCompared) =>
          onChange(isCompared ? withCompare(draft, 'preceding-period') : { ...draft, compare: null })
        }
      />
      {compare && (
        <>
          <ChoiceChips
            label={t('Compare with')}
            options={options}
            value={compare.preset}
            onChange={(id) => onChange(withCompare(draft, id))}
          />
          <TypedRange
            label={t('Period to compare with')}
            value={compare}
            onChange={(days) => onChange((before) => withCompareDays(before, days))}
            onBlur={() => onChange((before) => normalizeDraft(before, limits))}
          />
        </>
      )}
    </div>
  )
}
