import { classNames } from '@/lib/class-names'

/** A breathing block in the shape of what comes; give it that shape, its corners too, by `className`. Screen readers do not meet it. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe bg-chip', className)} />
}
