import type { workspaces } from '@/contract/groups/workspaces'
import type { Output } from '@/contract/machinery/endpoint'
import { queryClient } from '@/core/platform/api/query-client'
import { translate } from '@/core/platform/i18n/use-translation'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { toast } from '@/core/shared/toasts/toast-store'

import { fetchWorkspaces, refreshWorkspaces, workspaceQueries } from './queries'

type CreatedWorkspace = Output<typeof workspaces.create>

/** Keeps one form from creating a workspace twice after a lost response: names are not unique. */
export type DuplicateGuard = {
  /**
   * Call before sending. Returns what an earlier press created without a response. Rejects if that cannot be
   * determined.
   */
  begin: () => Promise<CreatedWorkspace | undefined>
  /**
   * Call after a lost response. Returns what was created, or undefined after announcing that it is missing or unknown.
   */
  findCreated: (name: string) => Promise<CreatedWorkspace | undefined>
}

/** Starts watching a form's submissions. */
export function guardDuplicates(): DuplicateGuard {
  let before: ReadonlySet<number> | undefined
  let unconfirmedName: string | undefined

  async function look(name: string): Promise<CreatedWorkspace | undefined> {
    const known = before
    if (!known) throw new Error('The workspaces from before the creation are unknown')
    const workspace = (await fetchWorkspaces()).find(
      (candidate) => candidate.name === name.trim() && !known.has(candidate.id),
    )
    return workspace && { workspace }
  }

  return {
    async begin() {
      if (before && unconfirmedName !== undefined) return look(unconfirmedName)
      const list =
        queryClient.getQueryData(workspaceQueries.list.queryKey)?.workspaces ??
        (await fetchWorkspaces().catch(() => undefined))
      before = list && new Set(list.map(({ id }) => id))
      return undefined
    },
    async findCreated(name) {
      unconfirmedName = name
      try {
        const created = await look(name)
        if (created) return created
        toast.danger(
          translate("We couldn't confirm that the workspace was created. It isn't in your list, so you can try again."),
        )
        void refreshWorkspaces()
        return undefined
      } catch {
        // Do not refetch: that would fail too and replace this message.
        return notifyUnconfirmed()()
      }
    },
  }
}
