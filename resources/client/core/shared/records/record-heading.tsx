import type { ReactNode } from 'react'

import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { classNames } from '@/lib/class-names'
import { type Breadcrumb, Breadcrumbs } from '@/ui/disclosure/breadcrumbs'

type RecordHeadingProps = {
  title: string
  /** Pages above this one. */
  crumbs: Breadcrumb[]
  /** Buttons beside the title. */
  children?: ReactNode
  /** Status and actions of a record, below the title. */
  below?: ReactNode
}

/** Breadcrumbs and title of an admin screen. */
export function RecordHeading({ title, crumbs, children, below }: RecordHeadingProps) {
  usePageTitle(title)
  return (
    <div className="mb-6">
      <Breadcrumbs items={crumbs} current={title} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-md:mt-1">
        {/* Smaller beside buttons on a phone, where a long word would break. */}
        <h1
          className={classNames(
            'line-clamp-3 min-w-0 flex-1 basis-1/2 text-2xl break-words',
            children !== undefined && 'max-md:text-xl',
          )}
        >
          {title}
        </h1>
        {children && <div className="flex shrink-0 items-center gap-1">{children}</div>}
      </div>
      {below}
    </div>
  )
}
