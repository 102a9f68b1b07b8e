import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { Link } from '@/ui/links/link'

type AuthLinkProps = {
  to: string
  /** Text before the link. */
  lead?: string
  children: ReactNode
}

/** Links one guest form to another, and carries over the email address, the return URL and the rest of the query. */
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
