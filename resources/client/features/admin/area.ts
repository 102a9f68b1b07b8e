import { paths } from '@/core/platform/navigation/paths'
import { defineArea } from '@/core/shared/records/define-area'

/** Define the sections of the admin area. */
export const { defineResource, screenSection } = defineArea({
  id: 'admin',
  title: 'Administration',
  link: paths.admin.link,
})
