import type { Device } from '../../state/parts/session'

const LOCAL = 'local'

/** IP address of a call, as set by the proxy before the backend. */
export const ipAddressOf = (request: Request): string => request.headers.get('x-forwarded-for') ?? LOCAL

/** Device of a call. The mock does not know locations of IP addresses. */
export function deviceOf(request: Request): Device {
  const ipAddress = ipAddressOf(request)
  return {
    userAgent: request.headers.get('user-agent'),
    ipAddress: ipAddress === LOCAL ? null : ipAddress,
    place: null,
  }
}

type NamePattern = [pattern: RegExp, name: string]

/** Order matters: browsers and systems also contain each other's names. */
const BROWSERS: NamePattern[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const PLATFORMS: NamePattern[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'AndroidOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'OS X'],
  [/\b(CrOS)\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const KINDS: NamePattern[] = [
  [/\b(iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\bMobile\b|\biPhone\b/, 'phone'],
  [/\b(bot|crawler|spider)\b/i, 'robot'],
  [/^Mozilla\//, 'desktop'],
]

const nameIn = (list: NamePattern[], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Describes a device by its user agent; `false` for unknown parts, as in the backend. */
export const describeDevice = ({ userAgent }: Pick<Device, 'userAgent'>) => ({
  platform: nameIn(PLATFORMS, userAgent ?? '') ?? (false as const),
  browser: nameIn(BROWSERS, userAgent ?? '') ?? (false as const),
  device_type: nameIn(KINDS, userAgent ?? '') ?? 'other',
})
