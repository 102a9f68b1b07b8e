import type { ReactNode } from 'react'

import { useIsChild } from '@/core/platform/session/use-session'
import { NotFound } from '@/core/shared/screen/not-found'

/** A screen about workspaces; there is nothing for children in them. */
export function WorkspacesFrame({ children }: { children: ReactNode }) {
  const isChild = useIsChild()
  return isChild ? <NotFound /> : <div className="max-w-xl">{children}</div>
}
