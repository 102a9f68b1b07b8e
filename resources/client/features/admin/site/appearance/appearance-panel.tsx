import { useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'

import { isGone } from '@/core/platform/api/api-error'
import { type Prefetchable, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { QueryView } from '@/core/shared/screen/query-view'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

import { AppearanceEditor } from './appearance-editor'
import { appearanceQueries } from './queries'

/** `/admin/appearance`: the site's look, with a live preview. */
export function Screen() {
  const { t } = useTranslation()
  const values = useQuery(appearanceQueries.values)
  if (isGone(values.error))
    return (
      <EmptyState
        level={1}
        icon={<Palette className="size-16" />}
        title={t('Appearance')}
        action={<LinkButton to={paths.admin.link('settings')}>{t('Settings')}</LinkButton>}
      >
        {t('This release of the backend has no appearance editor: its look is part of the settings.')}
      </EmptyState>
    )
  return (
    <QueryView query={values} skeleton={<EditorSkeleton />}>
      {(loaded) => <AppearanceEditor loaded={loaded} />}
    </QueryView>
  )
}

/** The editor's data, for links to it. */
export const prefetch = (): Prefetchable => prefetchable(appearanceQueries.values)

function EditorSkeleton() {
  return (
    <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
      <PanelSkeleton>
        <LinesSkeleton lines={6} />
      </PanelSkeleton>
      <Skeleton className="h-120 rounded-panel max-md:hidden" />
    </div>
  )
}
