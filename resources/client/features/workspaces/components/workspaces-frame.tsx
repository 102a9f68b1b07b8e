import type { ReactNode } from 'react'

import { NotFound } from '@/core/screen/not-found'
import { useIsChild } from '@/core/session/use-session'
import { useSettings } from '@/core/settings/use-settings'

/** A screen about workspaces, where the site has them; there is nothing for children in them. */
export function WorkspacesFrame({ children }: { children: ReactNode }) {
  const isChild = useIsChild()
  const { workspaces } = useSettings()
  return workspaces.integrated && !isChild ? <div className="max-w-xl">{children}</div> : <NotFound />
}
