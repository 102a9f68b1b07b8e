import { useLocation } from 'react-router-dom'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import type { RecordRow, DefinedResource } from '../resource'

type NameCellProps<Row extends RecordRow> = { resource: DefinedResource<Row>; row: Row }

/**
 * Picture and name of a record, which open its editor. The editor receives the list's search, for its previous and next
 * links.
 */
export function NameCell<Row extends RecordRow>({ resource, row }: NameCellProps<Row>) {
  const { search } = useLocation()
  const { of, detail, picture } = resource.name
  const text = detail?.(row)
  const image = picture?.(row)
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture && <Picture src={image} Icon={resource.icon} />}
      <span className="min-w-0">
        <Link
          to={resource.link(row.id)}
          state={{ list: search }}
          className="font-bold break-words underline-offset-4 hover:underline"
        >
          {of(row) || `#${row.id}`}
        </Link>
        {text && <span className="line-clamp-2 text-sm break-words text-muted">{text}</span>}
      </span>
    </span>
  )
}

type PictureProps = { src: string | null | undefined; Icon: DefinedResource<RecordRow>['icon'] }

function Picture({ src, Icon }: PictureProps) {
  if (src) return <Image src={assetUrl(src)} alt="" ratio={1} className="size-10 shrink-0 rounded-small" />
  return (
    <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-small bg-chip text-muted">
      <Icon className="size-5" />
    </span>
  )
}
