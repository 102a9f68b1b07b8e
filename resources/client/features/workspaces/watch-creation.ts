import type { Output } from '@/contract/endpoint'
import type { workspaces } from '@/contract/workspaces'
import { queryClient } from '@/core/platform/api/query-client'
import { translate } from '@/core/platform/i18n/translate'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { toast } from '@/core/shared/toasts/toast-store'

import { readWorkspaces, refreshWorkspaces, workspaceQueries } from './queries'

type Created = Output<typeof workspaces.create>

/** Over all presses of one form: an answer that was lost makes no second workspace, since names may be there twice. */
export type CreationWatch = {
  /** Before it is sent: what an earlier press has made unheard, if anything. Rejects where that cannot be found out. */
  begin: () => Promise<Created | undefined>
  /** The answer was lost: what was made. Undefined when nothing was, or that cannot be found out, which is told. */
  findCreated: (name: string) => Promise<Created | undefined>
}

/** Begins one. */
export function watchCreation(): CreationWatch {
  let before: ReadonlySet<number> | undefined
  let unheard: string | undefined

  async function look(name: string): Promise<Created | undefined> {
    const known = before
    if (!known) throw new Error('It is not known which workspaces there were')
    const workspace = (await readWorkspaces()).find(
      (candidate) => candidate.name === name.trim() && !known.has(candidate.id),
    )
    return workspace && { workspace }
  }

  return {
    async begin() {
      if (before && unheard !== undefined) return look(unheard)
      const list =
        queryClient.getQueryData(workspaceQueries.list.queryKey)?.workspaces ??
        (await readWorkspaces().catch(() => undefined))
      before = list && new Set(list.map(({ id }) => id))
      return undefined
    },
    async findCreated(name) {
      unheard = name
      try {
        const created = await look(name)
        if (created) return created
        toast.danger(
          translate("We couldn't confirm that the workspace was created. It isn't in your list, so you can try again."),
        )
        void refreshWorkspaces()
        return undefined
      } catch {
        // It is not read again: that would fail too, and say so in place of this.
        return sayUnconfirmed()()
      }
    },
  }
}
