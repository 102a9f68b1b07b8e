import { LayoutDashboard } from 'lucide-react'

import { SvgTree } from '@/ui/pictures/svg-tree'

import type { Section } from './use-sections'

/** Icon of a section: the site's, or the resource's. */
export function SectionIcon({ section: { svg, resource } }: { section: Section }) {
  if (svg) return <SvgTree nodes={svg} className="size-5 shrink-0" />
  const Icon = resource?.icon ?? LayoutDashboard
  return <Icon aria-hidden className="size-5 shrink-0" />
}
