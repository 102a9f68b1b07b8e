import { ApiError } from '@/core/platform/api/api-error'
import { createFakeTransports } from '@/core/shared/uploads/testing/fake-transport'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { createUploader } from '@/core/shared/uploads/uploader'
import type { LoadUploader } from '@/core/shared/uploads/use-uploads'

import { PreselectedFiles } from '../preselected-files'
import type { Story } from '../story'

const songs = ['Rudens lapu valsis.mp3', 'Aijā žūžū.flac']

const neverResolves: LoadUploader = () => new Promise(() => {})
const hangs: LoadUploader = () => Promise.resolve(createUploader(createFakeTransports().transports))

/** Simulates a server that refuses every file with this message. */
const refuses = (status: number, message: string): LoadUploader => {
  const transport = { upload: () => Promise.reject(new ApiError(status, { message })) }
  const load = () => Promise.resolve(transport)
  return () => Promise.resolve(createUploader({ form: load, tus: load, s3Simple: load, s3Multipart: load }))
}

/** @see UploadArea */
export const story: Story = {
  title: 'UploadArea',
  states: {
    'Empty for files and folders': () => (
      <UploadArea label="Pievienot dziesmas" description="MP3 vai FLAC, līdz 200 MB katra." folder />
    ),
    'Preparing the first file': () => (
      <PreselectedFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={neverResolves} />
      </PreselectedFiles>
    ),
    Uploading: () => (
      <PreselectedFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={hangs} />
      </PreselectedFiles>
    ),
    'With a server error': () => (
      <PreselectedFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={refuses(422, 'Tava vieta ir pilna.')} />
      </PreselectedFiles>
    ),
    'With a field error': () => <UploadArea label="Pievienot dziesmas" error="Pievieno vismaz vienu dziesmu." />,
    'Refused by the server': () => (
      <PreselectedFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={refuses(403, 'Šeit tu failus pievienot nedrīksti.')} />
      </PreselectedFiles>
    ),
    'Without permission': () => (
      <UploadArea label="Pievienot dziesmas" description="Dziesmas pievieno mākslinieki." folder disabled />
    ),
    'In a narrow container': () => (
      <div className="max-w-2xs">
        <PreselectedFiles names={['Ziemassvētku eglītes priekšnesuma mēģinājuma ieraksts otrdienas vakarā.wav']}>
          <UploadArea label="Pievienot dziesmas" loadUploader={hangs} />
        </PreselectedFiles>
      </div>
    ),
  },
}
