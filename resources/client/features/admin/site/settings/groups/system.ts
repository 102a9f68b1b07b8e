import { Server } from 'lucide-react'

import { searchDrivers } from '../../tools/search-drivers'
import { select, server, type SettingGroup } from './setting'

const redis = { name: 'Redis' }

export const system: SettingGroup = {
  id: 'system',
  title: 'Server',
  summary: 'Cache, queue, sessions and search of the installation.',
  icon: Server,
  settings: [
    server(
      'cache_driver',
      'Cache',
      select({ file: 'Files', array: 'None', database: 'Database', redis, memcached: { name: 'Memcached' } }),
      { isRisky: true },
    ),
    server('queue_driver', 'Queue#jobs', select({ sync: 'None: everything at once', database: 'Database', redis }), {
      isRisky: true,
    }),
    server('session_driver', 'Sessions', select({ file: 'Files', database: 'Database', redis }), {
      description: 'A change signs everyone out.',
      isRisky: true,
    }),
    server('scout_driver', 'Search engine', select(searchDrivers)),
  ],
}
