import type { ReactNode } from 'react'

import { NotFound } from '@/core/screen/not-found'
import { useIsChild } from '@/core/session/use-session'

/** A screen about workspaces; there is nothing for children in them. */
export function WorkspacesFrame({ children }: { children: ReactNode }) {
  const isChild = useIsChild()
  return isChild ? <NotFound /> : <div className="max-w-xl">{children}</div>
}
