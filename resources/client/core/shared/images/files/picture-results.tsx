import { ImageOff } from 'lucide-react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { FileResults } from '@/core/shared/file-picker/file-results'
import type { useFileSearch } from '@/core/shared/file-picker/use-file-search'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { OptionGrid, PICTURE_COLUMNS } from '@/ui/pickers/option-grid'
import { Image } from '@/ui/pictures/image'

import { isHeic } from '../unsupported-image'

type PictureResultsProps = Pick<ReturnType<typeof useFileSearch>, 'query' | 'isSearch'> & PictureChoice

/** One picture, or several, whose URLs are kept by the ids of their files. */
export type PictureChoice =
  | { onChoose: (url: string) => void; chosen?: never; onChange?: never }
  | { chosen: ReadonlyMap<string, string>; onChange: (chosen: ReadonlyMap<string, string>) => void; onChoose?: never }

/** The pictures to choose from. */
export function PictureResults({ query, isSearch, ...choice }: PictureResultsProps) {
  return (
    <FileResults
      {...{ query, isSearch }}
      isOffered={isShowable}
      skeleton={<PicturesSkeleton />}
      nothingYet={<NoPictures />}
    >
      {(files) => <Pictures files={files} {...choice} />}
    </FileResults>
  )
}

function Pictures({ files, ...choice }: { files: readonly FileEntry[] } & PictureChoice) {
  const { t } = useTranslation()
  const urlOf = (id: string) => storedUrl(files.find((file) => `${file.id}` === id)?.url ?? '')
  return (
    <OptionGrid
      label={t('Pictures')}
      look="pictures"
      options={files.map(({ id, name, url }) => ({ value: `${id}`, label: name, icon: <Thumbnail url={url} /> }))}
      {...(choice.onChoose
        ? { onChoose: (id) => choice.onChoose(urlOf(id)) }
        : {
            chosen: [...choice.chosen.keys()],
            onChange: (ids) => choice.onChange(new Map(ids.map((id) => [id, choice.chosen.get(id) ?? urlOf(id)]))),
          })}
    />
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

function NoPictures() {
  const { t } = useTranslation()
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
