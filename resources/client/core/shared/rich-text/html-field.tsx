// Separate chunk: loaded with the editor of a page.
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Tabs } from '@/ui/disclosure/tabs'
import { FieldNotes, type FieldTexts } from '@/ui/fields/field-layout'

import type { EditedSite } from './edited-site'
import { parseHtml, writeHtml } from './html-document'
import { LazySourceEditor } from './lazy-source-editor'
import { lostMarkup } from './lost-markup'
import { type HtmlEditorProps, VisualEditor } from './visual-editor'

type HtmlFieldProps = Pick<FieldTexts, 'label' | 'error'> & {
  value: string
  onChange: (html: string) => void
  site: EditedSite
  preview: ReactNode
}

type Mode = 'visual' | 'source' | 'preview'

const names = (list: readonly string[]): string => list.join(', ')

/**
 * Field for HTML: a visual editor, its source and a preview. HTML with more than the visual editor keeps opens as
 * source, and the visual editor opens only after the user agrees to lose the rest.
 */
export function HtmlField({ label, error, value, onChange, site, preview }: HtmlFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [mode, setMode] = useState<Mode>('visual')
  const [written, setWritten] = useState<string>()
  const checked = useDeferredValue(value)
  // The visual editor keeps what it wrote.
  const lost = useMemo(() => (checked === written ? [] : lostMarkup(checked)), [checked, written])
  const shownMode = mode === 'visual' && lost.length > 0 ? 'source' : mode

  function write(html: string): void {
    setWritten(html)
    onChange(html)
  }
  async function select(next: Mode): Promise<void> {
    const dropped = next === 'visual' ? lostMarkup(value) : []
    if (dropped.length > 0) {
      const mayDrop = await confirm({
        title: t('Remove what the visual editor can’t keep?'),
        message: t('It removes or changes: :names. Visitors may see the page differently afterwards.', {
          names: names(dropped),
        }),
        confirmLabel: t('Remove and open'),
        isDanger: true,
      })
      if (!mayDrop) return
      write(writeHtml(parseHtml(value)))
    }
    setMode(next)
  }
  const shared = { label, value, isInvalid: error !== undefined, describedBy: `${id}-notes` }
  return (
    <div className="flex flex-col gap-1.5">
      <Tabs
        label={t('Content view')}
        selectedId={shownMode}
        onSelect={(next) => void select(next as Mode).catch(announceFailure)}
        tabs={[
          {
            id: 'visual',
            label: t('Visual'),
            content: <VisualEditor {...shared} onChange={write} site={site} />,
          },
          { id: 'source', label: t('HTML'), content: <Source {...shared} onChange={onChange} lost={lost} /> },
          { id: 'preview', label: t('Preview'), content: preview },
        ]}
      />
      <div id={`${id}-notes`} className="empty:hidden">
        <FieldNotes
          id={id}
          error={error}
          description={shownMode === 'source' ? t('Press Escape, then Tab to leave the field.') : undefined}
        />
      </div>
    </div>
  )
}

function Source({ lost, ...editor }: HtmlEditorProps & { lost: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="rounded-input bg-chip px-4 py-3 text-sm empty:hidden">
        {lost.length > 0 &&
          t('The visual editor can’t keep all of this: it would remove or change :names.', { names: names(lost) })}
      </p>
      <LazySourceEditor {...editor} />
    </div>
  )
}
