import { Upload } from 'lucide-react'

import { screenSection } from '@/features/admin/area'

/** `/admin/upload`: publishes music from many files. */
export const uploadSection = screenSection({
  id: 'upload',
  title: 'Upload music',
  permission: 'tracks.create',
  icon: Upload,
  screen: () => import('./upload-panel'),
})
