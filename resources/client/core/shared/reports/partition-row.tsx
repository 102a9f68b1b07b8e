import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'
import { StarOrnament } from '@/ui/pictures/star-ornament'

type PartitionRowProps = {
  name: string
  value: string
  percent: string
  /** Length of the bar, from 0 to 1. */
  length: number
  /** Picture of a record, null for one without; undefined for what has no pictures, such as countries. */
  image: string | null | undefined
  link: string | null | undefined
}

/** A part of a total, with the bar behind its name. */
export const PartitionRow = ({ name, value, percent, length, image, link }: PartitionRowProps) => (
  <tr>
    <th scope="row" className="relative h-10 w-full max-w-0 px-2 text-start font-normal">
      <span
        aria-hidden
        className="absolute inset-y-0 start-0 rounded-small bg-selected print:border print:border-edge"
        style={{ width: `${length * 100}%` }}
      />
      <span className="relative flex items-center gap-3">
        {image !== undefined && (
          <Image
            src={assetUrl(image)}
            alt=""
            fallback={!image && <StarOrnament className="size-4" />}
            className="size-8 rounded-small"
          />
        )}
        {link ? (
          <Link to={link} className="min-w-0 truncate underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          <span className="truncate">{name}</span>
        )}
      </span>
    </th>
    <td className="ps-3 text-end font-semibold whitespace-nowrap tabular-nums">{value}</td>
    <td className="ps-3 text-end whitespace-nowrap text-muted tabular-nums">{percent}</td>
  </tr>
)
