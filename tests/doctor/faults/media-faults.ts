import { SONG } from '../planted-server'
import { answer, type Fault } from './fault'

const mp3 = { 'content-type': 'audio/mpeg' }
const MISSING = 'storage/doctor-missing-file.mp3'

/** Faults of songs and other uploaded files. */
export const mediaFaults: Fault[] = [
  { id: 'media.no-ranges', plant: answer(SONG, { headers: mp3, text: 'ID3' }) },
  { id: 'media.type', plant: answer(SONG, { status: 206, headers: { 'content-type': 'text/plain' }, text: 'I' }) },
  { id: 'media.missing', plant: answer(SONG, { status: 404, text: 'Not Found' }) },
  {
    id: 'media.missing',
    name: 'behind the catch-all route',
    plant: answer(SONG, { headers: { 'content-type': 'text/html' } }),
  },
  { id: 'media.forbidden', plant: answer(MISSING, { status: 403, text: '403 Forbidden' }) },
  {
    id: 'media.forbidden',
    name: 'together with the songs',
    plant: (site) => {
      for (const path of [SONG, MISSING]) answer(path, { status: 403, text: '403 Forbidden' })(site)
    },
  },
]
