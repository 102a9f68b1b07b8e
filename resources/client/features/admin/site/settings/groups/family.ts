import { Baby } from 'lucide-react'

import { client, type SettingGroup, text } from './setting'

export const family: SettingGroup = {
  id: 'family',
  title: 'Children',
  summary: 'Which profiles get the children’s interface.',
  icon: Baby,
  settings: [
    client('family.child_with', 'Permission of children', text, { description: 'Leave blank for family.open.' }),
    client('family.child_without', 'Permission of parents', text, { description: 'Leave blank for family.add.' }),
    client('family.child_hosts', 'Further hosts for pictures', text, {
      description: 'Children’s pages load pictures from this site, and from these hosts, separated by spaces.',
    }),
  ],
}
