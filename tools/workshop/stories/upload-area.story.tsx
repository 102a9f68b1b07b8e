import { ApiError } from '@/core/platform/api/api-error'
import { createFakeTransports } from '@/core/shared/uploads/fake-transport'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { createUploader } from '@/core/shared/uploads/uploader'
import type { LoadUploader } from '@/core/shared/uploads/use-uploads'

import { GivenFiles } from '../given-files'
import type { Story } from '../story'

const songs = ['Rudens lapu valsis.mp3', 'Aijā žūžū.flac']

const neverComes: LoadUploader = () => new Promise(() => {})
const hangs: LoadUploader = () => Promise.resolve(createUploader(createFakeTransports().transports))

/** A server that refuses every file with these words. */
const refuses = (status: number, message: string): LoadUploader => {
  const transport = { upload: () => Promise.reject(new ApiError(status, { message })) }
  const load = () => Promise.resolve(transport)
  return () => Promise.resolve(createUploader({ form: load, tus: load, s3Simple: load, s3Multipart: load }))
}

/** @see UploadArea */
export const story: Story = {
  title: 'UploadArea',
  states: {
    'empty, files and folders': () => (
      <UploadArea label="Pievienot dziesmas" description="MP3 vai FLAC, līdz 200 MB katra." folder />
    ),
    'loading, before the first file is on its way': () => (
      <GivenFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={neverComes} />
      </GivenFiles>
    ),
    'on their way': () => (
      <GivenFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={hangs} />
      </GivenFiles>
    ),
    'error of the server': () => (
      <GivenFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={refuses(422, 'Tava vieta ir pilna.')} />
      </GivenFiles>
    ),
    'error of the field': () => <UploadArea label="Pievienot dziesmas" error="Pievieno vismaz vienu dziesmu." />,
    'no permission, learnt from the server': () => (
      <GivenFiles names={songs}>
        <UploadArea label="Pievienot dziesmas" loadUploader={refuses(403, 'Šeit tu failus pievienot nedrīksti.')} />
      </GivenFiles>
    ),
    'no permission, known before': () => (
      <UploadArea label="Pievienot dziesmas" description="Dziesmas pievieno mākslinieki." folder disabled />
    ),
    narrow: () => (
      <div className="max-w-2xs">
        <GivenFiles names={['Ziemassvētku eglītes priekšnesuma mēģinājuma ieraksts otrdienas vakarā.wav']}>
          <UploadArea label="Pievienot dziesmas" loadUploader={hangs} />
        </GivenFiles>
      </div>
    ),
  },
}
