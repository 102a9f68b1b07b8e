import type { InfiniteData } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'

import type { FileEntry } from '@/contract/groups/file-entries'
import type { Page } from '@/contract/machinery/pagination'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { type InfiniteQuery, LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { OptionGrid, PICTURE_COLUMNS } from '@/ui/pickers/option-grid'
import { Image } from '@/ui/pictures/image'

import { isHeic } from '../unsupported-image'

type PictureResultsProps = {
  query: InfiniteQuery & {
    data: InfiniteData<{ pagination: Page<FileEntry> }> | undefined
    refetch: () => Promise<unknown>
  }
  /** Whether the query has words to search for. */
  isSearch: boolean
} & PictureChoice

/** One picture, or several, whose URLs are kept by the ids of their files. */
export type PictureChoice =
  | { onChoose: (url: string) => void; chosen?: never; onChange?: never }
  | { chosen: ReadonlyMap<string, string>; onChange: (chosen: ReadonlyMap<string, string>) => void; onChoose?: never }

/** States of the query of pictures: skeleton, failure with a retry, empty, nothing found, or the pictures by page. */
export function PictureResults({ query, isSearch, ...choice }: PictureResultsProps) {
  const { t } = useTranslation()
  const { data, error } = query
  if (!data) {
    return error ? <PanelError error={error} onRetry={() => void query.refetch()} /> : <PicturesSkeleton />
  }
  // A file that moved during a request appears on two pages.
  const files = new Map(
    data.pages.flatMap(({ pagination }) => pagination.items.filter(isShowable).map((file) => [`${file.id}`, file])),
  )
  const urlOf = (id: string) => storedUrl(files.get(id)?.url ?? '')
  return (
    <>
      <div role="status" className="empty:hidden">
        {files.size === 0 && !query.hasNextPage && <NoPictures isSearch={isSearch} />}
      </div>
      {files.size > 0 && (
        <OptionGrid
          label={t('Pictures')}
          look="pictures"
          options={[...files].map(([value, { name, url }]) => ({ value, label: name, icon: <Thumbnail url={url} /> }))}
          {...(choice.onChoose
            ? { onChoose: (id) => choice.onChoose(urlOf(id)) }
            : {
                chosen: [...choice.chosen.keys()],
                onChange: (ids) => choice.onChange(new Map(ids.map((id) => [id, choice.chosen.get(id) ?? urlOf(id)]))),
              })}
        />
      )}
      <LoadMore query={query} />
    </>
  )
}

/** Whether every browser shows a picture. */
const isShowable = ({ file_name, mime }: FileEntry): boolean => !isHeic({ name: file_name, type: mime ?? '' })

/** Shows the whole picture: names of cropped ones would be all that tells logos apart. */
const Thumbnail = ({ url }: { url: string }) => (
  <Image
    src={assetUrl(url)}
    alt=""
    fallback={<ImageOff className="size-8" />}
    className="w-full rounded-small [&_img]:bg-chip [&_img]:object-contain"
  />
)

function NoPictures({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  if (isSearch)
    return (
      <EmptyState title={t('Nothing found')} action={null}>
        {t('Try another word.')}
      </EmptyState>
    )
  return (
    <EmptyState title={t('No pictures yet')} action={null}>
      {t("Pictures that anyone with the link can open will show up here. Private ones aren't offered.")}
    </EmptyState>
  )
}

/** Thumbnails in the skeleton: the rows that fit without scrolling. */
const PLACES = Array.from({ length: 10 }, (_, index) => index)

const PicturesSkeleton = () => (
  <div aria-hidden className={PICTURE_COLUMNS}>
    {PLACES.map((place) => (
      <div key={place} className="flex flex-col gap-2 p-2">
        <Skeleton className="aspect-square w-full rounded-small" />
        <Skeleton className="h-4 w-2/3 rounded-button" />
      </div>
    ))}
  </div>
)
