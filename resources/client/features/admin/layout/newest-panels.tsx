import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { PanelQuery, ScreenPanel } from '@/core/shared/screen/screen-panel'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'
import { StarOrnament } from '@/ui/pictures/star-ornament'

import { isOffered } from '../is-offered'
import { type NewestList, newestLists, type NewRecord } from '../queries'

/** Lists the newest records of each kind that the user may open. */
export function NewestPanels() {
  const bootstrap = useBootstrap((all) => all)
  const lists = newestLists.filter(({ section }) => isOffered(bootstrap, section))
  if (lists.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {lists.map((list) => (
        <NewestPanel key={list.title} list={list} />
      ))}
    </div>
  )
}

function NewestPanel({ list: { section, title, useRecords } }: { list: NewestList }) {
  const { t } = useTranslation()
  const query = useRecords()
  return (
    <ScreenPanel id={`newest-${section.id}`} title={title} icon={section.icon}>
      <PanelQuery query={query} height="h-60">
        {(records) =>
          records.length === 0 ? (
            <p className="text-muted">{t('Nothing here yet')}</p>
          ) : (
            <ul className="space-y-3">
              {records.map((record) => (
                <Row key={record.id} record={record} to={section.link(record.id)} />
              ))}
            </ul>
          )
        }
      </PanelQuery>
    </ScreenPanel>
  )
}

function Row({ record: { id, name, detail, picture, createdAt }, to }: { record: NewRecord; to: string }) {
  return (
    <li className="flex items-center gap-3">
      <Image
        src={assetUrl(picture)}
        alt=""
        ratio={1}
        fallback={!picture && <StarOrnament className="size-4" />}
        className="size-10 shrink-0 rounded-small"
      />
      <span className="min-w-0 flex-1">
        <Link to={to} className="font-bold break-words underline-offset-4 hover:underline">
          {name || `#${id}`}
        </Link>
        {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
        {createdAt && <span className="block text-sm text-muted min-[80rem]:hidden">{formatDate(createdAt)}</span>}
      </span>
      {createdAt && <span className="shrink-0 text-sm text-muted max-[80rem]:hidden">{formatDate(createdAt)}</span>}
    </li>
  )
}
