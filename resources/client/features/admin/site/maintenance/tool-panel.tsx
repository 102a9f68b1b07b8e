import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { FormSection } from '@/core/shared/records/fields/form-section'

type ToolPanelProps = { title: string; description: string; duration: string; children: ReactNode }

/** A tool with what it does, and how long it takes. */
export const ToolPanel = ({ title, description, duration, children }: ToolPanelProps) => (
  <FormSection title={title} description={description}>
    <p className="-mt-3 flex items-center gap-2 text-sm text-muted">
      <Clock aria-hidden className="size-4 shrink-0" />
      {duration}
    </p>
    {children}
  </FormSection>
)
