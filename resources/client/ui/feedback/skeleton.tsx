import { classNames } from '@/lib/class-names'

/** Animated placeholder for loading content, hidden from screen readers; set its size and corners by `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe bg-chip', className)} />
}
