import { useEffect, useEffectEvent } from 'react'

import { classNames } from '@/lib/class-names'

import { SpinnerRing } from './spinner-ring'
import { useDelayed } from './use-delayed'

type SpinnerProps = { label: string; className?: string; onShow?: () => void }

/** Says that something is loading; unseen and unheard for the first half second, then `onShow` is called. */
export function Spinner({ label, className, onShow }: SpinnerProps) {
  const isShown = useDelayed(true)
  const tellShown = useEffectEvent(() => onShow?.())
  useEffect(() => {
    if (isShown) tellShown()
  }, [isShown])
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
