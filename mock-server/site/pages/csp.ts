import { type PaymentGateway, paymentSources } from './payment-sources'

/** Path within the site where browsers report CSP violations. */
export const CSP_REPORT_PATH = 'mock/csp-report'

type Options = {
  /** Path of the site's root, with a slash at both ends. */
  root?: string
  /** Origin of `settings.asset_url`, if the bundle is on another host. */
  assetOrigin?: string | null
  /** Tracks may come from YouTube: `settings.youtube` is set. */
  playsVideos?: boolean
  /** The site shows ads, each in a frame from its own origin: `settings.ads` is set. */
  showsAds?: boolean
  /** A theme has a font of Google's. */
  usesGoogleFonts?: boolean
  /** The site uses a captcha: `settings.recaptcha` has a key. */
  usesRecaptcha?: boolean
  /**
   * The user is an administrator: the page can frame the site and show the names of fonts in the appearance editor, and
   * show PDF files and emails.
   */
  isAdministrators?: boolean
  /** The page shows an email with the pictures of other sites. */
  showsEmailPictures?: boolean
  /** Gateways that the site takes payments with. */
  paysWith?: readonly PaymentGateway[]
  /** Origin of the object storage, if files are uploaded to and served from it. */
  storageOrigin?: string | undefined
  /** Inline script of the page, as its release writes it; allowed by its hash. */
  scriptHash?: string | undefined
  /** Origins that may frame the page. */
  frameAncestors?: 'self' | 'none'
}

/** Origins of reCAPTCHA's scripts and badge. */
const CAPTCHA = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frames: ' https://www.google.com/recaptcha/',
  policies: ' dziesma-captcha recaptcha goog#html',
}
/** Hosts of Google's style sheets of fonts, and of the fonts. */
const googleFonts = (isUsed = false) => ({
  styles: isUsed ? ' https://fonts.googleapis.com' : '',
  files: isUsed ? ' https://fonts.gstatic.com' : '',
})
const NO_CAPTCHA = { scripts: '', frames: '', policies: '' }

/** Sources of frames, except those of the captcha and the payment gateways. */
const frameSources = ({ playsVideos, showsAds, isAdministrators }: Options, own: string): string =>
  (playsVideos ? ' https://www.youtube-nocookie.com' : '') +
  (showsAds ? ` ${own}` : isAdministrators ? " 'self'" : '') +
  (isAdministrators ? ' blob:' : '')

/** Builds the client's Content Security Policy: own files only, no inline code, Trusted Types. */
export function contentSecurityPolicy(options: Options = {}): string {
  const {
    root = '/',
    assetOrigin,
    usesGoogleFonts,
    usesRecaptcha,
    paysWith,
    storageOrigin,
    scriptHash,
    frameAncestors = 'self',
  } = options
  const storage = storageOrigin ? ` ${storageOrigin}` : ''
  const own = assetOrigin ? `'self' ${assetOrigin}` : "'self'"
  const google = googleFonts(usesGoogleFonts || options.isAdministrators)
  const captcha = usesRecaptcha ? CAPTCHA : NO_CAPTCHA
  const payments = paymentSources(paysWith)
  const frames = frameSources(options, own) + captcha.frames + payments.frames
  return [
    "default-src 'none'",
    `script-src ${own}${captcha.scripts}${payments.scripts}${scriptHash ? ` '${scriptHash}'` : ''}`,
    `style-src ${own}${google.styles}`,
    // The page sets theme variables in a style attribute.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own}${storage}${payments.images} data: blob:${options.showsEmailPictures ? ' https:' : ''}`,
    `media-src ${own}${storage} blob:`,
    `font-src ${own}${google.files}`,
    `connect-src 'self'${storage}${captcha.frames}${payments.connections}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(frames ? [`frame-src${frames}`] : []),
    `frame-ancestors '${frameAncestors}'`,
    "require-trusted-types-for 'script'",
    `trusted-types dompurify dziesma-worker${captcha.policies}${payments.policies}`,
    `report-uri ${root}${CSP_REPORT_PATH}`,
  ].join('; ')
}
