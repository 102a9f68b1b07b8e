import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Error message for a whole form, announced to screen readers. Errors of a single field are shown at the field. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex animate-rise gap-3 rounded-input border-2 border-danger bg-paper px-4 py-3 font-semibold"
    >
      <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
      <span>{children}</span>
    </p>
  )
}
