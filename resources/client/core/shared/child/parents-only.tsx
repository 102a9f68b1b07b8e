import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { askParent } from './ask-parent'

/**
 * Puts the parental gate before a screen in child mode, also when opened by URL; once passed, it stays open until the
 * user leaves.
 */
export function ParentsOnly({ children }: { children: ReactNode }) {
  const isChild = useIsChild()
  const [isPassed, setPassed] = useState(false)
  if (!isChild) return children
  return isPassed ? <GatedContent>{children}</GatedContent> : <Gate onPass={() => setPassed(true)} />
}

function Gate({ onPass }: { onPass: () => void }) {
  const { t } = useTranslation()
  usePageTitle(t('For grown-ups'))
  const open = async () => {
    if (await askParent()) onPass()
  }
  return (
    <EmptyState
      level={1}
      icon={<Lock className="size-16" />}
      title={t('For grown-ups')}
      action={
        <Button size="lg" aria-haspopup="dialog" onClick={() => void open()}>
          {t("I'm a grown-up")}
        </Button>
      }
    >
      {t('Ask a grown-up to open this page.')}
    </EmptyState>
  )
}

const focus = (content: HTMLDivElement | null): void => content?.focus()

/** Moves the focus to the content, since the focused button has been unmounted. */
function GatedContent({ children }: { children: ReactNode }) {
  return (
    <div ref={focus} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
