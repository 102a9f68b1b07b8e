import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { Prefetch } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { NotFound } from '@/core/shared/screen/query-view'

import { isSwitchedOn } from './is-offered'
import { AdminLayout } from './layout/admin-layout'
import { Overview } from './layout/overview'
import { SwitchedOff } from './layout/switched-off'
import { openPalette } from './palette/open-palette'
import { sections } from './sections'

/** `/admin/*`: the admin area (spec section 2). */
export const Screen = () => (
  <QueryClientProvider client={queryClient}>
    <AdminLayout openPalette={openPalette}>
      <SectionScreen path={useParams()['*']} />
    </AdminLayout>
  </QueryClientProvider>
)

/** Splits the path `users/3` into a section and the path below it; without an id it is the overview's. */
function sectionAt(path = '') {
  const [id, ...below] = path.split('/').filter(Boolean)
  return { id, below, section: sections.find((section) => section.id === id) }
}

/** The screen at a path. Matched here: the router's component for it would add to every first screen. */
function SectionScreen({ path }: { path: string | undefined }) {
  const { id, below, section } = sectionAt(path)
  const settings = useSettings()
  if (id === undefined) return <Overview />
  if (!section) return <NotFound />
  return isSwitchedOn(settings, section) ? (
    <section.Screen key={id} path={below} />
  ) : (
    <SwitchedOff key={id} section={section} />
  )
}

/** Prefetches the screen that a link leads to. */
export const prefetch: Prefetch = ({ params }) => {
  const { section, below } = sectionAt(params['*'])
  return section?.prefetch(below) ?? null
}
