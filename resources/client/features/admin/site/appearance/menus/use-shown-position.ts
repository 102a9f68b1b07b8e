import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useEditor } from '../editor-context'
import { newMember } from '../preview/preview-view'
import { appearanceQueries } from '../queries'
import { shownPosition } from './positions'

/**
 * Shows a page with a menu in the preview, at the position that was `added` last, to a visitor who sees it there;
 * afterwards, the visitor of before.
 */
export function useShownPosition(positions: readonly string[], added: string | undefined): void {
  const { preview, view } = useEditor()
  const { data: roles } = useQuery(appearanceQueries.roles)
  const latestFirst = positions.filter((name) => name === added).concat(positions)
  const { page, isLanding = false, isForMembers = false } = shownPosition(latestFirst) ?? {}
  useEffect(() => {
    const { visitor, showsLanding } = view.get()
    const member = isForMembers && visitor.kind === 'guest' ? newMember(roles) : undefined
    view.set({ ...view.get(), showsLanding: isLanding, ...(member && { visitor: member }) })
    const isVisible = !isForMembers || view.get().visitor.kind === 'member'
    if (page !== undefined && isVisible) preview.send({ type: 'navigate', to: page })
    return () => view.set({ ...view.get(), showsLanding, ...(member && { visitor }) })
  }, [isForMembers, isLanding, page, preview, roles, view])
}
