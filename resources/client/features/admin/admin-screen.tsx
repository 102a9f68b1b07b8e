import { QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { NotFound } from '@/core/shared/screen/query-view'

import { kinds } from './kinds'
import { AdminLayout } from './shell/admin-layout'
import { Overview } from './shell/overview'

/** `/admin/*`: the admin area, with a list and an editor for each kind of record (spec section 2). */
export const AdminScreen = () => (
  <QueryClientProvider client={queryClient}>
    <AdminLayout>
      <Routes>
        <Route index element={<Overview />} />
        {kinds.map(({ id, List }) => (
          <Route key={id} path={id} element={<List />} />
        ))}
        {kinds.map(({ id, Editor }) => (
          <Route key={id} path={`${id}/:recordId`} element={<Editor />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminLayout>
  </QueryClientProvider>
)
