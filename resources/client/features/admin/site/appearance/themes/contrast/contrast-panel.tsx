import { CircleCheck } from 'lucide-react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Accordion } from '@/ui/disclosure/accordion'

import { PanelGroup } from '../../fields/panel-group'
import type { EditedTheme } from '../edited-themes'
import { useThemes } from '../use-themes'
import { toHex } from './colour'
import { fixPair } from './fix-pair'
import { coloursOf, isMeasurable, type Pair, pairs, passes, ratioOf } from './pairs'

type ContrastPanelProps = { theme: EditedTheme }

/** Contrast of every pair of colours that the interface uses; those that fail are on top, with a fix. */
export function ContrastPanel({ theme }: ContrastPanelProps) {
  const { t } = useTranslation()
  const measured = pairs.filter((pair) => isMeasurable(pair, theme.values))
  const failing = measured.filter((pair) => !passes(pair, theme.values))
  const passing = measured.filter((pair) => passes(pair, theme.values))
  const isComplete = measured.length === pairs.length
  return (
    <PanelGroup title={t('Contrast')}>
      <p role="status" className="flex items-center gap-2 font-semibold">
        {failing.length === 0 && isComplete && <CircleCheck aria-hidden className="size-5 shrink-0 text-positive" />}
        {failing.length === 0
          ? isComplete && t('All texts are easy to read.')
          : t('[one :count pair of colours is hard to read|other :count pairs of colours are hard to read]', {
              count: failing.length,
            })}
      </p>
      {!isComplete && (
        <p className="text-sm text-muted">{t('Colours that are missing or unreadable are not measured.')}</p>
      )}
      {failing.length > 0 && (
        <ul className="flex flex-col gap-3">
          {failing.map((pair) => (
            <PairRow key={pair.title} pair={pair} theme={theme} />
          ))}
        </ul>
      )}
      <Accordion
        level={4}
        className="-mx-4 -mb-3"
        items={[
          {
            id: 'passing',
            title: t('Pairs that are easy to read'),
            content: (
              <ul className="flex flex-col gap-3">
                {passing.map((pair) => (
                  <PairRow key={pair.title} pair={pair} theme={theme} />
                ))}
              </ul>
            ),
          },
        ]}
      />
    </PanelGroup>
  )
}

function PairRow({ pair, theme }: ContrastPanelProps & { pair: Pair }) {
  const { t } = useTranslation()
  const { update } = useThemes()
  const { text, surface } = coloursOf(pair, theme.values)
  const fix = fixPair(pair, theme.values)
  const ratio = formatNumber(ratioOf(pair, theme.values), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-small border border-divider font-bold"
        style={{ color: toHex(text), backgroundColor: toHex(surface) }}
      >
        Aa
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{t(pair.title)}</span>
        <span className="block text-sm text-muted tabular-nums">
          {t(':ratio : 1, at least :min', { ratio, min: formatNumber(pair.min) })}
        </span>
      </span>
      {fix && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Fix: :name', { name: t(pair.title) })}
          onClick={() =>
            update(
              theme,
              { values: { ...theme.values, [fix.name]: fix.value } },
              t('Fix: :name', { name: t(pair.title) }),
            )
          }
        >
          {t('Fix')}
        </Button>
      )}
    </li>
  )
}
