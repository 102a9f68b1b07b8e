import { ArrowLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useEditor } from './editor-context'
import { useReset } from './reset-value'
import { type EditorSection, editorSections } from './sections'
import { itemAround, usePlace } from './use-place'

/** The open section, or the list of all. */
export function SectionPanel() {
  const { section: id } = usePlace()
  const section = editorSections.find((each) => each.id === id)
  return section ? <OpenSection key={section.id} section={section} /> : <SectionList />
}

function SectionList() {
  const { t } = useTranslation()
  const { open } = usePlace()
  return (
    <ul aria-label={t('Sections')} className="overflow-hidden rounded-panel border border-divider bg-paper">
      {editorSections.map(({ id, title, description, icon: Icon }) => (
        <li key={id} className="not-first:border-t not-first:border-divider">
          <button
            type="button"
            onClick={() => open({ section: id })}
            className="flex w-full items-center gap-4 p-4 text-start -outline-offset-2 hover:bg-hover"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{t(title)}</span>
              <span className="block text-sm text-muted">{t(description)}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A section: the preview goes to the page that shows what is edited. */
function OpenSection({ section: { id, title, Section, values, page } }: { section: EditorSection }) {
  const { t } = useTranslation()
  const { open, item } = usePlace()
  const { preview } = useEditor()
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useEffectEvent(() => page !== undefined && preview.send({ type: 'navigate', to: page }))
  useEffect(() => void navigate(), [])
  useHeadingFocus(heading, panel)
  return (
    <div ref={panel} className="contents">
      <div className="flex items-center gap-2">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => open(item === undefined ? {} : { section: id, item: itemAround(item), focus: item })}
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('Back')}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-xl outline-none">
          {t(title)}
        </h2>
        {item === undefined && <ResetButton values={values} title={t(title)} />}
      </div>
      <Section />
    </div>
  )
}

/** Focuses the heading of what opens, because the pressed row is gone; on the way back, a row takes the focus. */
function useHeadingFocus(heading: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  const { item, focus } = usePlace()
  const moveFocus = useEffectEvent(() => {
    // Keep the focus: only the id of what is open has changed.
    if (focus !== undefined && focus === item) return
    const rows = [...(panel.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    if (!rows.some(({ dataset }) => dataset['place'] === focus)) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => moveFocus(), [item])
}

function ResetButton({ values, title }: Pick<EditorSection, 'values'> & { title: string }) {
  const { t } = useTranslation()
  const reset = useReset(values, title)
  if (!reset) return null
  return (
    <Button variant="ghost" size="sm" onClick={reset}>
      <RotateCcw aria-hidden className="size-4" />
      {t('Reset')}
    </Button>
  )
}
