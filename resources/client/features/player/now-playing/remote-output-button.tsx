import { MonitorSpeaker } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { promptForOutput, type RemoteOutput, watchRemoteOutput } from '@/core/shared/playback/audio/remote-output'
import { mediaElement } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { toast } from '@/core/shared/toasts/toast-store'
import { IconButton } from '@/ui/buttons/icon-button'

/** Moves playback to a speaker or TV; hidden while the browser finds none. */
export function RemoteOutputButton() {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const element = usePlayback(mediaElement)
  const output = useRemoteOutput(element)
  if (!element || (!output?.isAvailable && !output?.isActive)) return null

  const prompt = () =>
    void promptForOutput(element).catch(() => toast.danger(t("Couldn't connect to the speaker or TV")))
  return (
    <IconButton
      label={t('Play on a speaker or TV')}
      word={isChild ? t('Speaker or TV') : undefined}
      pressed={output.isActive}
      icon={<MonitorSpeaker aria-hidden />}
      onClick={prompt}
      className={output.isActive ? 'bg-selected' : undefined}
    />
  )
}

/** Returns the remote output of an element; null while it is unknown. */
function useRemoteOutput(element: HTMLMediaElement | undefined): RemoteOutput | null {
  const [output, setOutput] = useState<RemoteOutput | null>(null)
  useEffect(() => element && watchRemoteOutput(element, setOutput), [element])
  return output
}
