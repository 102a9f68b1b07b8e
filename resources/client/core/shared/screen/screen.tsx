import type { ComponentType, ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { lazyComponent, type Load } from '@/lib/lazy/lazy-component'
import { SpinnerBoundary } from '@/ui/feedback/spinner-boundary'

/**
 * Renders a screen whose code loads when it is first needed. Replaces the previous screen with a skeleton or spinner
 * immediately: the URL has changed, and input typed into the old screen would be lost.
 */
export function Screen({ load, skeleton }: { load: Load; skeleton?: ReactNode }) {
  const Component = lazyComponent(load, (Lazy) => withSpinner(Lazy, skeleton))
  return <Component />
}

/**
 * Wraps each component in its own boundary: React shows a new boundary's fallback immediately, but keeps an old one's
 * content.
 */
const withSpinner = (Component: ComponentType, skeleton: ReactNode): ComponentType =>
  function ScreenCode() {
    const { t } = useTranslation()
    return (
      <SpinnerBoundary label={t('Loading')} skeleton={skeleton} className="grid min-h-[50vh] place-items-center">
        <Component />
      </SpinnerBoundary>
    )
  }
