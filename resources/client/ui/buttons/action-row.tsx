import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { Button } from './button'

/**
 * The main actions of a page beside its cover, in one row at every size: buttons are smaller on narrow screens, and lose
 * their labels in the order of `LABELS`. Only a panel beside the page makes the row wrap.
 */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-1 max-lg:[&_button]:min-h-target max-lg:[&_button[aria-label]]:size-target md:justify-start lg:gap-2 min-[80rem]:gap-3">
    {children}
  </div>
)

/** Classes that hide a label below a width of the screen: `first` keeps its label longest. */
const LABELS = {
  first: { button: 'max-[24rem]:px-0!', label: 'max-[24rem]:sr-only' },
  second: { button: 'max-[80rem]:px-0!', label: 'max-[80rem]:sr-only' },
  third: { button: 'max-[90rem]:px-0!', label: 'max-[90rem]:sr-only' },
}

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'size'> & {
  icon: ReactNode
  /** Visible label; the accessible name where the row has no room for it. */
  children: ReactNode
  /** How long the label stays as the screen gets narrower. */
  label?: keyof typeof LABELS
}

/** Button of an ActionRow. */
export const ActionButton = ({ icon, children, label = 'third', className, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    size="lg"
    className={classNames(
      'min-w-target max-[80rem]:px-5 max-lg:text-base lg:min-w-[max(3.5rem,var(--target))]',
      LABELS[label].button,
      className,
    )}
  >
    {icon}
    <span className={LABELS[label].label}>{children}</span>
  </Button>
)
