import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { Link } from '@/ui/links/link'

type AuthLinkProps = {
  to: string
  /** Words before the link. */
  lead?: string
  children: ReactNode
}

/** A way from one guests' form to another. The address, the way back and what else the query says go along. */
export function AuthLink({ to, lead, children }: AuthLinkProps) {
  const { search } = useLocation()
  return (
    <p className="text-muted">
      {lead}{' '}
      <Link
        to={to + search}
        className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  )
}
