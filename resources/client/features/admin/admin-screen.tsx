import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { Prefetch } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { NotFound } from '@/core/shared/screen/query-view'

import { resources } from './sections'
import { AdminLayout } from './shell/admin-layout'
import { Overview } from './shell/overview'

/** `/admin/*`: the admin area, with a list and an editor for each resource (spec section 2). */
export const Screen = () => (
  <QueryClientProvider client={queryClient}>
    <AdminLayout>
      <Section path={useParams()['*'] ?? ''} />
    </AdminLayout>
  </QueryClientProvider>
)

/** Resource and record id in the path `users/3`. */
function partsOf(path: string | undefined) {
  const [section, recordId, ...deeper] = (path ?? '').split('/').filter(Boolean)
  return { section, recordId, resource: deeper.length === 0 ? resources.find(({ id }) => id === section) : undefined }
}

/** The screen at `users` or `users/3`. Matched here: the router's component for it would add to every first screen. */
function Section({ path }: { path: string }) {
  const { section, recordId, resource } = partsOf(path)
  if (section === undefined) return <Overview />
  if (!resource) return <NotFound />
  return recordId === undefined ? (
    <resource.List key={resource.id} />
  ) : (
    <resource.Editor key={path} recordId={recordId} />
  )
}

/** Prefetches the list or the editor that a link leads to. */
export const prefetch: Prefetch = ({ params }) => {
  const { resource, recordId } = partsOf(params['*'])
  return resource?.prefetch(recordId) ?? null
}
