import { Globe } from 'lucide-react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { defineResource } from '@/features/admin/area'

/** The site's other domains; 404 on a site without them. */
export const domainSection = defineResource(
  {
    id: 'domains',
    permissionPrefix: assumedPermissions.customDomains,
    isOn: ({ custom_domains: domains }) => Boolean(domains),
    icon: Globe,
    texts: { many: 'Custom domains', one: 'Custom domain', add: 'New domain' },
  },
  () => import('./domain-resource').then(({ domainResource }) => domainResource),
)
