import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

/** Names, paths and types: never translated, not even by the browser. */
export const Code = ({ className, children }: { className?: string; children: ReactNode }) => (
  <code lang="en" translate="no" className={classNames('font-mono text-[0.9em]', className)}>
    {children}
  </code>
)

type CodeBlockProps = { label: string; children: string; className?: string }

/** Several lines of code, which scroll sideways by keyboard too. */
export const CodeBlock = ({ label, children, className }: CodeBlockProps) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    tabIndex={0}
    role="region"
    aria-label={label}
    lang="en"
    translate="no"
    className={classNames(
      'overflow-auto rounded-input border border-divider bg-background-alt p-4 font-mono text-sm',
      className,
    )}
  >
    {children}
  </pre>
)
