import type { ReactNode } from 'react'

import { useIsChild } from '@/core/platform/session/use-session'
import { NotFound } from '@/core/shared/screen/query-view'

/** A screen about workspaces; not-found for children. */
export function WorkspacesLayout({ children }: { children: ReactNode }) {
  const isChild = useIsChild()
  return isChild ? <NotFound /> : <div className="max-w-xl">{children}</div>
}
