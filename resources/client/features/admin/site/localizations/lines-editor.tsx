import { type Ref, useMemo } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { VirtualList } from '@/ui/collections/virtual-list'
import { ProgressBar } from '@/ui/feedback/progress'
import { SearchField } from '@/ui/fields/search-field'
import { TextArea } from '@/ui/fields/text-area'
import { SelectField } from '@/ui/pickers/select-field'

import { problemOf } from './line-problems'
import { type LineFilter, lineOf, progressOf } from './lines'
import { problemText } from './problem-text'
import type { LinesState } from './use-lines'

const filters: Record<LineFilter, TranslationKey> = {
  all: 'All texts',
  untranslated: 'Untranslated only',
  same: 'Same as the original',
  problems: 'With errors',
}

/** Height of a row with a text of one line, in pixels; rendered rows are measured. */
const ROW_HEIGHT = 100

type LinesEditorProps = { state: LinesState; isReadOnly: boolean; listRef?: Ref<HTMLDivElement> }

/** The lines of a language: progress, search, filter, and a field for each text. */
export function LinesEditor({ state, isReadOnly, listRef }: LinesEditorProps) {
  const { t } = useTranslation()
  const { texts, lines, view, shown, show } = state
  const { done, total, share } = useMemo(() => progressOf(texts, lines), [texts, lines])
  return (
    <FormSection title={t('Translations')}>
      <ProgressBar
        label={t('Translated')}
        value={done}
        max={total}
        valueText={t(':percent · :done of :total', {
          percent: formatNumber(share, { style: 'percent' }),
          done: formatNumber(done),
          total: formatNumber(total),
        })}
      />
      <div className="sticky top-0 z-bar grid grid-cols-1 gap-x-4 gap-y-2 bg-paper py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] md:items-end">
        <SearchField
          label={t('Search texts and translations')}
          value={view.search}
          onChange={(search) => show({ search })}
          // Enter would submit the form around the field.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <SelectField
          label={t('Show')}
          options={Object.entries(filters).map(([value, label]) => ({ value: value as LineFilter, label: t(label) }))}
          value={view.filter}
          onChange={(filter) => show({ filter })}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {t('[one :count text|other :count texts]', { count: shown.length })}
      </p>
      <div ref={listRef}>
        <VirtualList
          key={view.filter}
          label={t('Translations')}
          items={shown}
          itemKey={(text) => text}
          estimateSize={ROW_HEIGHT}
          renderItem={(text) => <LineField text={text} state={state} isReadOnly={isReadOnly} />}
        />
      </div>
    </FormSection>
  )
}

type LineFieldProps = { text: string; state: LinesState; isReadOnly: boolean }

function LineField({ text, state, isReadOnly }: LineFieldProps) {
  const translation = useTranslation()
  const { language, lines, write } = state
  const line = lineOf(lines, text)
  const problem = problemOf(text, line, language)
  return (
    <div className="pb-5 wrap-anywhere">
      <TextArea
        label={text}
        rows={1}
        lang={language}
        dir="auto"
        value={line}
        onChange={(next) => write(text, next)}
        readOnly={isReadOnly}
        error={problem && problemText(translation, problem)}
      />
    </div>
  )
}
