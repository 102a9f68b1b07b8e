import { classNames } from '@/lib/class-names'

import { SpinnerRing } from './spinner-ring'
import { useDelayed } from './use-delayed'

/** Says that something is on its way; unseen and unheard for the first half second. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  const isShown = useDelayed(true)
  return (
    <div role="status" className={classNames('size-10 text-primary', className)}>
      {isShown && (
        <>
          <SpinnerRing className="size-full" />
          <span className="sr-only">{label}</span>
        </>
      )}
    </div>
  )
}
