import { UploadArea } from '@/core/uploads/upload-area'

import type { Story } from '../story'

/** @see UploadArea */
export const story: Story = {
  title: 'UploadArea',
  states: {
    'files and folders': () => <UploadArea label="Pievienot dziesmas" description="MP3 vai FLAC, līdz 200 MB katra." folder />,
    narrow: () => (
      <div className="max-w-2xs">
        <UploadArea label="Pievienot dziesmas" />
      </div>
    ),
  },
}
