import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll } from 'vitest'

import { Screen } from '@/features/admin/logs/logs-panel'
import type { World } from '@mock/state/world'

import { grant } from './admin-rights'
import { faultTable, type Operation } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/dialogs/confirm-dialog'),
    import('@/core/shared/data-table/delete-dialog'),
    import('@/features/admin/logs/schedule/run-dialog'),
  ]),
)

const COMMAND = 'sitemap:generate'
const runs = ({ db }: World) => db.scheduleRuns.all().filter(({ command }) => command === COMMAND).length - 1
const withRights = (world: World) =>
  grant(world, ['admin.access', 'music.view', 'logs.view', 'logs.update', 'logs.delete'])

/** Answers the open question, or opens it first. */
async function confirmed(open: () => Promise<void>, label: string): Promise<void> {
  if (!screen.queryByRole('dialog')) await open()
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }))
}

async function openRerun(): Promise<void> {
  // After a lost response, the list has a second run.
  const [menu] = await screen.findAllByRole('button', { name: `Actions for “${COMMAND}”` })
  fireEvent.click(menu ?? document.body)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Run again' }))
}

const logs = { as: 'free', pattern: '*', prepare: withRights } satisfies Partial<Operation>

faultTable('Logs', [
  {
    ...logs,
    name: 'deleting a log file',
    endpoint: 'errorLogs.remove',
    path: '/admin/logs',
    screen: <Screen path={[]} />,
    ready: () => screen.findByRole('button', { name: 'Delete' }),
    press: () =>
      confirmed(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Delete' })), 'Delete'),
    count: ({ db }) => Number(db.errorLogFiles.get(1) === undefined),
    done: () => void screen.getByText(/^laravel-2026-10-01/),
    refetches: true,
  },
  {
    ...logs,
    name: 'running a command again',
    endpoint: 'scheduleLogs.rerun',
    path: '/admin/logs/schedule',
    screen: <Screen path={['schedule']} />,
    ready: () => screen.findByRole('button', { name: `Actions for “${COMMAND}”` }),
    press: () => confirmed(openRerun, 'Run again'),
    count: runs,
    done: () => void screen.getByRole('dialog', { name: COMMAND }),
    mayRepeat: true,
  },
])
