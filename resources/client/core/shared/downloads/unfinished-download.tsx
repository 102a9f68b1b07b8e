import { ArrowDownToLine, CircleDashed, X } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ActionButton } from '@/ui/buttons/action-row'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { removeFromDevice } from './download-collection'
import { startDownload } from './download-queue'
import type { DownloadedCollection } from './downloaded-music'
import { explainDownloads, mayDownloadMusic } from './may-download'

/** A download that stopped: by the user, a failure or a reload. */
export function UnfinishedDownload({ collection }: { collection: DownloadedCollection }) {
  const { t } = useTranslation()
  const { resume, discard } = useNextSteps(collection)
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button variant="outline" size="lg" onClick={resume}>
        <ArrowDownToLine aria-hidden />
        {t('Continue downloading')}
      </Button>
      <Button variant="ghost" size="lg" onClick={discard}>
        <X aria-hidden />
        {t('Discard')}
      </Button>
    </div>
  )
}

/** The same as a menu, for a row of actions. */
export function UnfinishedDownloadMenu({ collection }: { collection: DownloadedCollection }) {
  const { t } = useTranslation()
  const { resume, discard } = useNextSteps(collection)
  const entries: MenuEntry[] = [
    { id: 'resume', label: t('Continue downloading'), icon: <ArrowDownToLine aria-hidden />, onSelect: resume },
    { id: 'discard', label: t('Discard'), icon: <X aria-hidden />, onSelect: discard },
  ]
  const label = t('Download not finished')
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(trigger) => (
        <ActionButton {...trigger} variant="outline" label="third" icon={<CircleDashed aria-hidden />}>
          {label}
        </ActionButton>
      )}
      groups={[{ id: 'unfinished', entries }]}
    />
  )
}

function useNextSteps(collection: DownloadedCollection) {
  const isAllowed = useBootstrap(mayDownloadMusic)
  return {
    resume: () => (isAllowed ? startDownload(collection) : void explainDownloads().catch(announceFailure)),
    discard: () => void removeFromDevice([collection]).catch(announceFailure),
  }
}
