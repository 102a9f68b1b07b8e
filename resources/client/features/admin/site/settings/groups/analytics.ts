import { ChartNoAxesColumn } from 'lucide-react'

import { client, server, type SettingGroup, text } from './setting'

export const analytics: SettingGroup = {
  id: 'analytics',
  title: 'Analytics',
  summary: 'How visits are counted.',
  icon: ChartNoAxesColumn,
  settings: [
    client('analytics.tracking_code', 'Google Analytics ID', text),
    client('analytics.gchart_api_key', 'Google Maps key', text, { description: 'For the map of visitors.' }),
    server('analytics_property_id', 'Google Analytics property', text),
  ],
}
