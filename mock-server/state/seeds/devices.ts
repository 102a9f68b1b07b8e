import { days, hours } from '@/lib/dates/duration'

import type { Device } from '../parts/session'
import { personas } from './personas'

type OtherDevice = Device & { ago: number }

const RIGA = { city: 'Rīga', country: 'Latvia' }
const LIEPAJA = { city: 'Liepāja', country: 'Latvia' }

/** Devices on which every persona is signed in, besides the current browser. */
const devices: OtherDevice[] = [
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ipAddress: '78.84.12.7',
    place: RIGA,
    ago: hours(3),
  },
  {
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ipAddress: '46.109.20.41',
    place: LIEPAJA,
    ago: days(2),
  },
  // An unknown client at an unknown location.
  { userAgent: null, ipAddress: null, place: null, ago: days(9) },
]

/** Creates sessions without a browser, for the list of devices and for signing out others. */
export const otherDevices = (now: number) =>
  Object.values(personas).flatMap(({ id: userId }) =>
    userId === null ? [] : devices.map(({ ago, ...device }) => ({ userId, device, lastActive: now - ago })),
  )
