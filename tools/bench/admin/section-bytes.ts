import {
  ADMIN_EDITOR_KB,
  ADMIN_LIST_KB,
  ADMIN_LAYOUT_KB,
  ADMIN_OVERVIEW_KB,
  adminBytes,
  sectionBytes,
} from '@tests/size/admin-bytes'

import type { Group } from '../report'
import { type Site, visit } from '../visit'

/** Measures the code of the admin layout, and of each section's list and editor. */
export async function measureSections(site: Site): Promise<Group[]> {
  const openPage = async () => (await visit(site, { persona: 'admin' })).page
  const { layout, overview } = await adminBytes(openPage)
  const sections = await sectionBytes(openPage)
  return [
    {
      title:
        'JS and CSS after gzip -9: the layout beyond the signed-in shell, overview and lists beyond the layout, editors beyond both',
      figures: [
        { name: 'admin layout', unit: 'kB', values: [layout], limit: ADMIN_LAYOUT_KB },
        { name: 'overview', unit: 'kB', values: [overview], limit: ADMIN_OVERVIEW_KB },
        ...sections.flatMap(({ path, list, editor }) => [
          { name: `${path}: list`, unit: 'kB' as const, values: [list], limit: ADMIN_LIST_KB },
          { name: `${path}: editor`, unit: 'kB' as const, values: [editor], limit: ADMIN_EDITOR_KB },
        ]),
      ],
    },
  ]
}
