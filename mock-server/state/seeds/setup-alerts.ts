import type { MockSetupAlert } from '../store/page-rows'

/** Problems that a fresh installation has. */
export const setupAlerts: MockSetupAlert[] = [
  {
    id: 1,
    title: 'The scheduler is not running',
    description:
      '<p>No scheduled task has run in the last hour. Add <code>php artisan schedule:run</code> to the crontab.</p>',
  },
]
