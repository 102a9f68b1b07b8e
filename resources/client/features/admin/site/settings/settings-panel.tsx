// Separate chunk: loaded with the settings.
import { useQuery } from '@tanstack/react-query'

import { prefetchable } from '@/core/platform/api/query'
import type { Section, SectionPath } from '@/core/shared/records/sections/section'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { PanelSkeleton } from '@/ui/feedback/panel-skeleton'

import { knownGroups } from './groups/setting-groups'
import { OTHER } from './model/all-groups'
import { settingsQuery } from './queries'
import { SettingsEditor } from './settings-editor'

const isGroup = (id: string): boolean => id === OTHER || knownGroups.some((group) => group.id === id)

/** `/admin/settings` and `/admin/settings/{group}`: all settings of the site. */
export function Screen({ path: [groupId, ...below] }: { path: SectionPath }) {
  const settings = useQuery(settingsQuery)
  if (below.length > 0 || (groupId !== undefined && !isGroup(groupId))) return <NotFound />
  return (
    <QueryView
      query={settings}
      skeleton={
        <PanelSkeleton>
          <FormSkeleton fields={5} />
        </PanelSkeleton>
      }
    >
      {(saved) => <SettingsEditor saved={saved} groupId={groupId} />}
    </QueryView>
  )
}

/** Names the query of any group: they all show parts of one response. */
export const prefetch: Section['prefetch'] = () => prefetchable(settingsQuery)
