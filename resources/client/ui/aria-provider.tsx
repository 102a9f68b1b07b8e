import './buttons/press-style'

import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition'

import { useUiTranslation } from './ui-translation'

/**
 * Wraps react-aria-components: provides the locale for their labels, dates and numbers, by default the language, and
 * loads components.css.
 */
export function AriaProvider({ locale, children }: { locale?: string | undefined; children: ReactNode }) {
  const { language } = useUiTranslation()
  useEffect(() => releaseRemovedElements, [])
  return <I18nProvider locale={locale ?? language}>{children}</I18nProvider>
}

/**
 * Frees elements that were removed while several of their properties were in transition. React-aria misses the end of
 * all but one, and forgets such elements only when it next waits for transitions:
 * https://github.com/adobe/react-spectrum/issues/7326.
 */
function releaseRemovedElements(): void {
  runAfterTransition(ignore)
}

/** One function for all calls, because react-aria stores pending callbacks in a set. */
function ignore() {}
