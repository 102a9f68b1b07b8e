import { Bell } from 'lucide-react'

import { client, info, infoFlag, secret, server, type SettingGroup, text, flag, when } from './setting'

export const notifications: SettingGroup = {
  id: 'notifications',
  title: 'Notifications',
  summary: 'What reaches people while they are here, and when they are not.',
  icon: Bell,
  settings: [
    client('notifications.integrated', 'The server offers notifications', infoFlag),
    client('notif.subs.integrated', 'People choose their notifications', infoFlag),
    client('realtime.enable', 'Notifications without a reload', flag),
    client('realtime.pusher_key', 'Pusher key', text, when('client.realtime.enable')),
    client('realtime.pusher_cluster', 'Pusher cluster', text, when('client.realtime.enable')),
    server('pusher_app_id', 'Pusher app ID', text, when('client.realtime.enable')),
    server('pusher_secret', 'Pusher secret', secret, when('client.realtime.enable')),
    client('broadcasting', 'Broadcasting', info),
  ],
}
