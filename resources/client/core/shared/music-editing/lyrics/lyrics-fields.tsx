import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { TextArea } from '@/ui/fields/text-area'

import { replaceText } from './timed-lines'
import type { LyricsState } from './use-lyrics'

type LyricsFieldProps = { state: LyricsState; label: string }

/** Choice between plain and synced lyrics. */
export function LyricsType({ state: { isSynced, setSynced }, label }: LyricsFieldProps) {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={label}
      options={[
        { id: 'plain', label: t('Plain') },
        { id: 'synced', label: t('Synced') },
      ]}
      value={isSynced ? 'synced' : 'plain'}
      onChange={(type) => setSynced(type === 'synced')}
    />
  )
}

/** Lyrics without times, as one text. */
export function PlainLyrics({
  state: { timing, change },
  ...field
}: LyricsFieldProps & { rows: number; error?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <TextArea
      {...field}
      description={t('One line for each sung line, with a blank line between verses.')}
      dir="auto"
      value={timing.lines.map(({ text }) => text).join('\n')}
      onChange={(text) => change((before) => replaceText(before, text))}
    />
  )
}
