import { useState } from 'react'

import type { appearance } from '@/contract/groups/appearance'
import type { Output } from '@/contract/machinery/endpoint'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { createPreviewChannel } from '@/core/shared/appearance-editor/frame/preview-channel'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { WIDE } from '@/lib/browser/wide'
import { classNames } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { createStore } from '@/lib/store'

import { ActionBar } from './action-bar'
import { appearanceOf, defaultsOf } from './draft/appearance'
import { createDraft } from './draft/create-draft'
import { useDraftGuard } from './draft/use-draft-guard'
import { EditorContext, useEditor, useView } from './editor-context'
import { PreviewFrame } from './preview/preview-frame'
import { PreviewToolbar } from './preview/preview-toolbar'
import { viewAtStart } from './preview/preview-view'
import { SectionPanel } from './section-panel'
import { placeOf } from './sections'
import { useReveal } from './use-place'

type AppearanceEditorProps = { loaded: Output<typeof appearance.show> }

/** The editor: its sections beside the site in an iframe. */
export function AppearanceEditor({ loaded }: AppearanceEditorProps) {
  const [editor] = useState(() => ({
    draft: createDraft(appearanceOf(loaded.values), defaultsOf(loaded.defaults)),
    preview: createPreviewChannel(),
    view: createStore(viewAtStart(window.matchMedia(WIDE).matches)),
  }))
  return (
    <EditorContext value={editor}>
      <Layout />
    </EditorContext>
  )
}

/** Panel and preview side by side; one of them on narrow screens. */
function Layout() {
  const { t } = useTranslation()
  const [{ isOpen }] = useView()
  const isWide = useMediaQuery(WIDE)
  const reveal = useReveal()
  const { draft } = useEditor()
  useDraftGuard()
  const openSetting = (setting: string) => {
    const pressed = placeOf(setting, draft.value())
    if (pressed) reveal(pressed)
  }
  return (
    <>
      <RecordHeading title={t('Appearance')} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <div className="gap-6 md:grid md:grid-cols-[20rem_minmax(0,1fr)] min-[64rem]:has-data-code:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className={classNames('flex flex-col gap-4', isOpen && 'max-md:hidden')}>
            <SectionPanel />
          </div>
          <ActionBar />
          {isOpen && !isWide && <Preview onPress={openSetting} />}
        </div>
        {isWide && <Preview onPress={openSetting} />}
      </div>
    </>
  )
}

/** The page and its tools. On narrow screens above the bar whose button opens it, and after it in the order of Tab. */
function Preview({ onPress }: { onPress: (setting: string) => void }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('Preview')}
      className="sticky top-4 flex max-md:order-first h-[calc(100dvh-10rem)] flex-col gap-3 md:h-[calc(100dvh-2rem-var(--player-bar-height,0px))]"
    >
      <PreviewToolbar />
      <PreviewFrame onPress={onPress} />
    </section>
  )
}
