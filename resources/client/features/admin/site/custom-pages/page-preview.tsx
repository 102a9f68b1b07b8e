import { Moon, Sun } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useState } from 'react'

import type { Theme } from '@/contract/shapes/themes'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { themeVariables } from '@/core/platform/theme/apply-theme'
import { useTheme } from '@/core/platform/theme/use-theme'
import { PageArticle } from '@/core/shared/html/page-article'
import { classNames } from '@/lib/class-names'
import { Tabs } from '@/ui/disclosure/tabs'

type Mode = 'light' | 'dark'

/** Finds the theme that visitors see in a mode. */
const themeFor = (themes: readonly Theme[], mode: Mode): Theme | undefined =>
  themes.find((theme) => (mode === 'dark' ? theme.default_dark : theme.default_light)) ??
  themes.find(({ is_dark: isDark }) => isDark === (mode === 'dark'))

/** Colours of one theme, for a part of the page. */
const styleOf = (theme: Theme | undefined, mode: Mode): CSSProperties => ({
  colorScheme: mode,
  ...(theme && Object.fromEntries(themeVariables(theme))),
})

/** Links of a preview do nothing: the editor has unsaved changes. */
function preventNavigation(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

type PagePreviewProps = { title: string; body: string }

/** A page as visitors see it, in the site's light and dark theme. */
export function PagePreview(page: PagePreviewProps) {
  const { t } = useTranslation()
  const { theme } = useTheme()
  const [mode, setMode] = useState<string>(theme?.is_dark ? 'dark' : 'light')
  return (
    <Tabs
      label={t('Theme')}
      selectedId={mode}
      onSelect={setMode}
      tabs={[
        { id: 'light', label: t('Light'), icon: <Sun aria-hidden />, content: <ThemedPage {...page} mode="light" /> },
        { id: 'dark', label: t('Dark'), icon: <Moon aria-hidden />, content: <ThemedPage {...page} mode="dark" /> },
      ]}
    />
  )
}

function ThemedPage({ mode, ...page }: PagePreviewProps & { mode: Mode }) {
  const { t } = useTranslation()
  const { themes } = useTheme()
  return (
    <section
      aria-label={t('Preview')}
      style={styleOf(themeFor(themes, mode), mode)}
      className={classNames(
        'rounded-panel border border-divider bg-background p-4 text-main md:p-6',
        mode === 'dark' && 'dark',
      )}
      onClickCapture={preventNavigation}
    >
      <PageArticle {...page} />
    </section>
  )
}
