import type { ScheduleRun } from '@/contract/groups/schedule-logs'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { refetchSchedule, rerun } from '../queries'

/** Shows a run with its output. */
export const showRun = (run: ScheduleRun): void =>
  void openLazyDialog(async () => (await import('./run-dialog')).RunDialog, { run }).catch(announceFailure)

/** Asks, runs a command once more, and shows its new run with the output. */
export async function runAgain(run: ScheduleRun): Promise<void> {
  const { command } = run
  const isConfirmed = await confirm({
    title: translate('Run “:name” again?', { name: command }),
    message: translate('The command runs on the server right away. It can take minutes.'),
    confirmLabel: translate('Run again'),
  })
  if (!isConfirmed) return
  const progress = toast.loading(translate('“:name” is running', { name: command }))
  try {
    const latest = await rerun(run)
    toast.close(progress)
    if (latest) showRun(latest)
    else
      toast.positive(
        translate('“:name” was started. Its run appears in the list once it has ended.', { name: command }),
      )
  } catch (error) {
    toast.close(progress)
    announceFailure(error)
  }
  await refetchSchedule()
}
