import { type CSSProperties, type MouseEvent, useState } from 'react'

import type { Theme } from '@/contract/bootstrap'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { themeVariables } from '@/core/platform/theme/apply-theme'
import { useTheme } from '@/core/platform/theme/use-theme'
import { PageArticle } from '@/core/shared/html/page-article'
import { classNames } from '@/lib/class-names'
import { ChoiceChips } from '@/ui/fields/choice-chips'

type Mode = 'light' | 'dark'

/** Finds the theme that visitors get in a mode. */
const themeFor = (themes: readonly Theme[], mode: Mode): Theme | undefined =>
  themes.find((theme) => (mode === 'dark' ? theme.default_dark : theme.default_light)) ??
  themes.find(({ is_dark: isDark }) => isDark === (mode === 'dark'))

/** Colours of one theme, for a part of the page. */
const styleOf = (theme: Theme | undefined, mode: Mode): CSSProperties => ({
  colorScheme: mode,
  ...(theme && Object.fromEntries(themeVariables(theme))),
})

/** Links of a preview lead nowhere: the editor has unsaved changes. */
function keepHere(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** A page as visitors see it, in the site's light or dark theme. */
export function PagePreview({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation()
  const { theme: current, themes } = useTheme()
  const [mode, setMode] = useState<Mode>(current?.is_dark ? 'dark' : 'light')
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips
        label={t('Theme')}
        options={[
          { id: 'light', label: t('Light') },
          { id: 'dark', label: t('Dark') },
        ]}
        value={mode}
        onChange={setMode}
      />
      <section
        aria-label={t('Preview')}
        style={styleOf(themeFor(themes, mode), mode)}
        className={classNames(
          'rounded-panel border border-divider bg-background p-4 text-main md:p-6',
          mode === 'dark' && 'dark',
        )}
        onClickCapture={keepHere}
      >
        <PageArticle title={title} body={body} level={2} />
      </section>
    </div>
  )
}
