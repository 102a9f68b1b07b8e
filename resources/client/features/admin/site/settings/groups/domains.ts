import { Globe } from 'lucide-react'

import { client, type SettingGroup, text, flag } from './setting'

export const domains: SettingGroup = {
  id: 'domains',
  title: 'Custom domains',
  summary: 'Which domains people can choose for what they publish.',
  icon: Globe,
  settings: [
    client('custom_domains.default_host', 'Default domain', text),
    client('custom_domains.allow_select', 'People can choose a domain', flag),
    client('custom_domains.allow_all_option', 'People can choose all domains', flag),
  ],
}
