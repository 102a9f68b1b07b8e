import { useQuery } from '@tanstack/react-query'

import { prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { usePermission } from '@/core/platform/session/use-session'
import { QueryView } from '@/core/shared/screen/query-view'

import { editorSkeleton } from '../record-skeletons'
import type { Area } from './area'
import { codeQuery } from './code-query'
import { Denied } from './denied'
import type { Section } from './section'

/** Module of a section's screen. */
type ScreenModule = Pick<Section, 'Screen'> & Partial<Pick<Section, 'prefetch'>>

/** Description of a section that shows no records, such as the settings. */
export type ScreenDescription = Omit<Section, 'Screen' | 'prefetch'> & {
  /** Loads the screen. */
  screen: () => Promise<ScreenModule>
}

/** Turns a description into a section: loads its screen, and denies it to users without the permission. */
export function screenSection(area: Area, { screen, ...section }: ScreenDescription): Section {
  const code = codeQuery(`screen of ${area.id}.${section.id}`, screen)
  const Loaded: Section['Screen'] = ({ path }) => (
    <QueryView query={useQuery(code)} skeleton={editorSkeleton}>
      {({ Screen }) => <Screen path={path} />}
    </QueryView>
  )
  return {
    ...section,
    Screen: ({ path }) => (usePermission(section.permission) ? <Loaded path={path} /> : <Denied area={area} />),
    prefetch: (path) => ({
      ...prefetchable(code),
      fetch: async () => {
        const { prefetch } = await queryClient.fetchQuery(code)
        await prefetch?.(path)?.fetch()
      },
    }),
  }
}
