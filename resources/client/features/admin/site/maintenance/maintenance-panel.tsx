// Separate chunk: loaded with the maintenance page.
import { useQuery } from '@tanstack/react-query'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { RecordHeading } from '@/core/shared/records/record-heading'
import type { SectionPath } from '@/core/shared/records/sections/section'
import { NotFound } from '@/core/shared/screen/query-view'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { Button } from '@/ui/buttons/button'

import { megabytesIn } from '../tools/file-size'
import { LargestFile } from '../tools/largest-file'
import { largestFileQuery, tools } from '../tools/queries'
import { RunButton } from '../tools/run-button'
import { SearchImport } from './search-import'
import { ToolPanel } from './tool-panel'

/** `/admin/maintenance`: each job with what it does, how long it takes, and its last result. */
export function Screen({ path }: { path: SectionPath }) {
  const { t } = useTranslation()
  const { uploads_driver, public_driver } = useSettings().uploads
  const usesS3 = [uploads_driver, public_driver].some((driver) => driver?.endsWith('s3'))
  if (path.length > 0) return <NotFound />
  return (
    <>
      <RecordHeading title={t('Maintenance')} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <div className="grid grid-cols-1 gap-5 min-[80rem]:grid-cols-2">
        <ToolPanel
          title={t('Cache')}
          description={t('The server caches settings and pages. Empty its cache if a change does not show.')}
          duration={t('Takes a few seconds; the next pages load slower.')}
        >
          <RunButton tool={tools.flushCache} input={undefined} label={t('Empty the cache')} />
        </ToolPanel>
        <ToolPanel
          title={t('Sitemap')}
          description={t('Lists every public page for search engines. Generate it after adding a lot of music.')}
          duration={t('Takes from a few seconds to a few minutes, depending on how much music the site has.')}
        >
          <RunButton tool={tools.generateSitemap} input={undefined} label={t('Generate the sitemap')} />
        </ToolPanel>
        <SearchImport />
        {usesS3 && (
          <ToolPanel
            title={t('Uploads to S3')}
            description={t('Browsers may upload straight to the bucket once it allows this site.')}
            duration={t('Takes a few seconds.')}
          >
            <RunButton tool={tools.allowS3Uploads} input={undefined} label={t('Allow this site')} />
          </ToolPanel>
        )}
        <LargestFileCheck />
      </div>
    </>
  )
}

function LargestFileCheck() {
  const { t } = useTranslation()
  const { max_size } = useSettings().uploads
  const query = useQuery(largestFileQuery)
  const time = formatDate(query.dataUpdatedAt, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <ToolPanel
      title={t('Largest file')}
      description={t("PHP limits the files that the server accepts, whatever the site's own limit is.")}
      duration={t('Takes a moment.')}
    >
      <PanelQuery query={query} height="h-6">
        {({ maxSize }) => (
          <>
            <LargestFile ofServer={megabytesIn(maxSize)} ofSite={max_size ?? null} />
            <Button
              variant="outline"
              className="self-start"
              pending={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('Check again')}
            </Button>
            <p className="text-sm text-muted tabular-nums">{t('Checked: :time', { time })}</p>
          </>
        )}
      </PanelQuery>
    </ToolPanel>
  )
}
