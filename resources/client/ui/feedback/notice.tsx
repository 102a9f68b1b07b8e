import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says what went wrong with a whole form, aloud too; what is wrong with one field stands at the field. */
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
