import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { defineTable } from './define-table'

/** A problem of the installation; `description` is HTML. */
export type MockSetupAlert = { id: number; title: string; description: string }

/** A page that an administrator wrote; `body` is HTML. */
export type MockCustomPage = {
  id: number
  slug: string
  title: string
  body: string
  /** Tags of the page's head; PHP sends an empty map as a list. */
  meta: unknown[] | Record<string, unknown>
  type: string
  user_id: number
  created_at: string
  updated_at: string
}

/** Pages, and problems of the installation. */
export const pageTables = {
  customPages: defineTable<MockCustomPage>({
    columns: ['title', 'slug', 'type', 'user_id'],
    permissions: { group: 'site', prefix: assumedPermissions.customPages },
  }),
  setupAlerts: defineTable<MockSetupAlert>({
    rows: [
      {
        id: 1,
        title: 'The scheduler is not running',
        description:
          '<p>No scheduled task has run in the last hour. Add <code>php artisan schedule:run</code> to the crontab.</p>',
      },
    ],
  }),
}
