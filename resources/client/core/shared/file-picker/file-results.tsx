import type { ReactNode } from 'react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { useFileSearch } from './use-file-search'

type FileResultsProps = Pick<ReturnType<typeof useFileSearch>, 'query' | 'isSearch'> & {
  skeleton: ReactNode
  /** Whether a file is offered; all are by default. */
  isOffered?: (file: FileEntry) => boolean
  /** Empty state of a site without such files. */
  nothingYet: ReactNode
  children: (files: FileEntry[]) => ReactNode
}

/** States of a search for files: skeleton, failure with a retry, empty, nothing found, or the files by page. */
export function FileResults({
  query,
  isSearch,
  skeleton,
  isOffered = () => true,
  nothingYet,
  children,
}: FileResultsProps) {
  const { t } = useTranslation()
  const { data, error } = query
  if (!data) return error ? <PanelError error={error} onRetry={() => void query.refetch()} /> : skeleton
  const offered = data.pages.flatMap(({ pagination }) => pagination.items.filter(isOffered))
  // A file that moved during a request appears on two pages.
  const files = [...new Map(offered.map((file) => [file.id, file])).values()]
  const none = isSearch ? (
    <EmptyState title={t('Nothing found')} action={null}>
      {t('Try another word.')}
    </EmptyState>
  ) : (
    nothingYet
  )
  return (
    <>
      <div role="status" className="empty:hidden">
        {files.length === 0 && !query.hasNextPage && none}
      </div>
      {files.length > 0 && children(files)}
      <LoadMore query={query} />
    </>
  )
}
