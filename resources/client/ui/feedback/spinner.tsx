import { classNames } from '@/lib/class-names'

import { SpinnerRing } from './spinner-ring'
import { SPINNER_DELAY_MS, useDelayed } from './use-delayed'

type SpinnerProps = { label: string; className?: string; onShow?: () => void }

/** Loading spinner, invisible and silent for the first half second; `onShow` is called when it appears. */
export function Spinner({ label, className, onShow }: SpinnerProps) {
  const isShown = useDelayed(true, SPINNER_DELAY_MS, onShow)
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
