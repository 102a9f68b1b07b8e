import './buttons/press-style'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { useUiTranslation } from './ui-translation'

/** Around whatever is made of react-aria-components: gives them the language, for their words, dates and numbers. */
export function AriaFrame({ children }: { children: ReactNode }) {
  const { language } = useUiTranslation()
  return <I18nProvider locale={language}>{children}</I18nProvider>
}
