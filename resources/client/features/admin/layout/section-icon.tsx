import { LayoutDashboard } from 'lucide-react'

import { SvgTree } from '@/ui/pictures/svg-tree'

import type { SectionLink } from './use-section-links'

/** Icon of a section: the site's, or the section's own. */
export function SectionIcon({ link: { svg, section } }: { link: SectionLink }) {
  if (svg) return <SvgTree nodes={svg} className="size-5 shrink-0" />
  const Icon = section?.icon ?? LayoutDashboard
  return <Icon aria-hidden className="size-5 shrink-0" />
}
