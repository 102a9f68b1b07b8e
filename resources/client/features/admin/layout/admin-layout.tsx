import type { ReactNode } from 'react'

import { SkipToContent } from '@/core/shared/screen/skip-to-content'
import { usePart } from '@/lib/lazy/use-part'

import { AdminSidebar } from './admin-sidebar'
import { AdminTopBar } from './admin-top-bar'

const loadShortcuts = () => import('../shortcuts/admin-shortcuts').then(({ AdminShortcuts }) => AdminShortcuts)

/** The menu beside the screen, and a bar above it. */
export function AdminLayout({ openPalette, children }: { openPalette: () => void; children: ReactNode }) {
  const [AdminShortcuts] = usePart(loadShortcuts, { when: 'mounted', onFail: 'leave out' })
  return (
    <>
      {AdminShortcuts && <AdminShortcuts openPalette={openPalette} />}
      <SkipToContent />
      <div className="min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <AdminSidebar />
        <div className="flex min-w-0 flex-col">
          <AdminTopBar openPalette={openPalette} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-page flex-1 px-4 pt-2 pb-24 outline-none md:px-8"
          >
            {children}
          </main>
        </div>
      </div>
    </>
  )
}
