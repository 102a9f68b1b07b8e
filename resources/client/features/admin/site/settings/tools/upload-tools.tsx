import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { PanelQuery } from '@/core/shared/screen/screen-panel'

import { megabytesIn } from '../../tools/file-size'
import { LargestFile } from '../../tools/largest-file'
import { largestFileQuery, tools } from '../../tools/queries'
import { RunButton } from '../../tools/run-button'
import type { SettingChanges } from '../form/use-setting-changes'
import { numberIn } from '../model/setting-values'
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
      {uses('s3') && (
        <FormSection
          title={t('Uploads to S3')}
          description={t('Browsers may upload straight to the bucket once it allows this site. Save the keys first.')}
        >
          <RunButton tool={tools.allowS3Uploads} input={undefined} label={t('Allow this site')} />
        </FormSection>
      )}
      {uses('dropbox') && <DropboxForm changes={changes} />}
    </>
  )
}
