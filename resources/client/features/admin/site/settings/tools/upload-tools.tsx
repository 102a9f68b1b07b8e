import { useMutation, useQuery } from '@tanstack/react-query'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import type { SettingChanges } from '../form/use-setting-changes'
import { megabytesIn } from '../model/file-size'
import { numberIn } from '../model/setting-values'
import { MEGABYTE } from '../model/value-text'
import { largestFileQuery, settingsTools } from '../queries'
import { DropboxForm } from './dropbox-form'

/** Checks of the storage that is chosen. */
export function UploadTools({ changes }: { changes: SettingChanges }) {
  const { t } = useTranslation()
  const drivers = ['client.uploads.uploads_driver', 'client.uploads.public_driver'] as const
  const uses = (name: string) => drivers.some((id) => String(changes.valueOf(id)).endsWith(name))
  return (
    <>
      <FormSection title={t('Largest file')}>
        <PanelQuery query={useQuery(largestFileQuery)} height="h-6">
          {({ maxSize }) => (
            <LargestFile
              ofServer={megabytesIn(maxSize)}
              ofSite={numberIn(changes.valueOf('client.uploads.max_size'))}
            />
          )}
        </PanelQuery>
      </FormSection>
      {uses('s3') && <S3Permission />}
      {uses('dropbox') && <DropboxForm changes={changes} />}
    </>
  )
}

type LargestFileProps = { /** In megabytes. */ ofServer: number | null; /** In bytes. */ ofSite: number | null }

function LargestFile({ ofServer, ofSite }: LargestFileProps) {
  const { t } = useTranslation()
  if (ofServer === null) return <p>{t('The server does not say how large a file may be.')}</p>
  const isTooLarge = ofSite !== null && ofSite / MEGABYTE > ofServer
  return (
    <p>
      {t('The server accepts files of up to :size MB in one part.', { size: formatNumber(ofServer) })}
      {isTooLarge && (
        <strong className="block text-danger">
          {t('The limit above is larger: bigger files only arrive if they are uploaded in parts.')}
        </strong>
      )}
    </p>
  )
}

function S3Permission() {
  const { t } = useTranslation()
  const allow = useMutation(settingsTools.allowS3Uploads)
  return (
    <FormSection
      title={t('Uploads to S3')}
      description={t('Browsers may upload straight to the bucket once it allows this site. Save the keys first.')}
    >
      <Button
        variant="outline"
        className="self-start"
        pending={allow.isPending}
        onClick={() => allow.mutate(undefined, { onSuccess: () => toast.positive(t('The bucket allows this site')) })}
      >
        {t('Allow this site')}
      </Button>
    </FormSection>
  )
}
