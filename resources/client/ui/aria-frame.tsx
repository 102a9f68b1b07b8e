import '@/styles/components.css'
import './buttons/press-style'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { useUiTranslation } from './ui-translation'

/** Wraps react-aria-components: provides the locale for their labels, dates and numbers, and loads components.css. */
export function AriaFrame({ children }: { children: ReactNode }) {
  const { language } = useUiTranslation()
  return <I18nProvider locale={language}>{children}</I18nProvider>
}
