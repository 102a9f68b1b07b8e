import type { ReactNode } from 'react'

import { Avatar } from '@/ui/pictures/avatar'

type PersonRowProps = {
  name: string
  picture?: string | undefined
  note?: string | null | undefined
  mark?: ReactNode
  children: ReactNode
}

/** A person's avatar and name with actions, stacked on phones. */
export function PersonRow({ name, picture, note, mark, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} src={picture} />
      <div className="min-w-36 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
          {mark}
        </div>
        {note && <div className="text-sm [overflow-wrap:anywhere] text-muted">{note}</div>}
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </li>
  )
}
