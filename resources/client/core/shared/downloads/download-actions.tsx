// Separate chunk: loaded with a downloaded album or playlist.
import { CircleCheck, TabletSmartphone, Trash2 } from 'lucide-react'

import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ActionButton } from '@/ui/buttons/action-row'
import { Menu } from '@/ui/overlays/menu'

import { removeFromDevice } from './download-collection'
import { DownloadLabel } from './download-label'
import { DownloadProgress } from './download-progress'
import { bytesOf, collectionKey, type DownloadedCollection, missingTracks, NO_MUSIC } from './downloaded-music'
import { isActiveDownload } from './downloads-store'
import { UnfinishedDownloadMenu } from './unfinished-download'
import { useDownloads } from './use-downloads'

/** Progress of a downloaded album or playlist, its next step, or its size with a menu that removes it. */
export function DownloadActions({ collection }: { collection: DownloadedCollection }) {
  const { music = NO_MUSIC, jobs } = useDownloads()
  if (isActiveDownload(jobs[collectionKey(collection)])) return <DownloadProgress collection={collection} />
  if (missingTracks(music, collection).length > 0) return <UnfinishedDownloadMenu collection={collection} />
  return <Downloaded collection={collection} size={formatBytes(bytesOf(music, collection))} />
}

function Downloaded({ collection, size }: { collection: DownloadedCollection; size: string }) {
  const { t } = useTranslation()
  const label = t('Downloaded')
  const remove = () => void removeFromDevice([collection]).catch(announceFailure)
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(trigger) => (
        <ActionButton
          {...trigger}
          variant="outline"
          label="second"
          icon={<CircleCheck aria-hidden className="text-primary" />}
        >
          <DownloadLabel text={label} size={size} />
        </ActionButton>
      )}
      groups={[
        {
          id: 'downloaded',
          entries: [
            {
              id: 'all',
              label: t('Show all downloads'),
              icon: <TabletSmartphone aria-hidden />,
              to: paths.downloads.link(),
            },
            {
              id: 'remove',
              label: t('Remove download'),
              icon: <Trash2 aria-hidden />,
              danger: true,
              onSelect: remove,
            },
          ],
        },
      ]}
    />
  )
}
