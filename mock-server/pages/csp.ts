/** Where browsers report what the policy stopped, below the site's root. */
export const CSP_REPORT_PATH = 'mock/csp-report'

type Options = {
  /** Path of the site's root, with a slash at both ends. */
  root?: string
  /** Origin of `settings.asset_url`, when the bundle comes from another host. */
  assetOrigin?: string | null
  /** Songs may come from YouTube: `settings.youtube` has something set. */
  playsVideos?: boolean
  /** The owner shows advertisements, each in a frame of this site's: `settings.ads` has something set. */
  showsAds?: boolean
  /** The site asks for humans: `settings.recaptcha` has a key. */
  checksHumans?: boolean
  /** Files are sent to, and come from, a storage of this origin. */
  storageOrigin?: string | undefined
  /** Who may frame the page: this site, unless nobody. */
  frameAncestors?: 'self' | 'none'
}

/** Where reCAPTCHA's script comes from, fetches the rest of itself, and shows its badge. */
const CAPTCHA = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frames: ' https://www.google.com/recaptcha/',
  policies: ' dziesma-captcha recaptcha goog#html',
}
const NO_CAPTCHA = { scripts: '', frames: '', policies: '' }

/** The Content Security Policy the client works under: own files only, no inline code, Trusted Types. */
export function contentSecurityPolicy(options: Options = {}): string {
  const {
    root = '/',
    assetOrigin,
    playsVideos,
    showsAds,
    checksHumans,
    storageOrigin,
    frameAncestors = 'self',
  } = options
  const storage = storageOrigin ? ` ${storageOrigin}` : ''
  const own = assetOrigin ? `'self' ${assetOrigin}` : "'self'"
  const captcha = checksHumans ? CAPTCHA : NO_CAPTCHA
  const frames = (playsVideos ? ' https://www.youtube-nocookie.com' : '') + (showsAds ? ` ${own}` : '') + captcha.frames
  return [
    "default-src 'none'",
    `script-src ${own}${captcha.scripts}`,
    `style-src ${own}`,
    // Theme variables stand in the style attribute of the page.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own}${storage} data: blob:`,
    `media-src ${own}${storage} blob:`,
    `font-src ${own}`,
    `connect-src 'self'${storage}${captcha.frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(frames ? [`frame-src${frames}`] : []),
    `frame-ancestors '${frameAncestors}'`,
    "require-trusted-types-for 'script'",
    `trusted-types dompurify${captcha.policies}`,
    `report-uri ${root}${CSP_REPORT_PATH}`,
  ].join('; ')
}
