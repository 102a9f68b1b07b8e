import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { SpinnerRing } from '../feedback/spinner-ring'
import { useDelayed } from '../feedback/use-delayed'

/** Content of a button that can be pending: its children, replaced by a spinner after a delay. */
export function ButtonContent({ pending, children }: { pending: boolean; children: ReactNode }) {
  const isSlow = useDelayed(pending)
  return (
    <>
      <span className={classNames('inline-flex items-center gap-[inherit] transition-opacity', isSlow && 'opacity-0')}>
        {children}
      </span>
      {isSlow && <SpinnerRing className="absolute size-5" />}
    </>
  )
}
