import { assetFiles } from './asset-files'
import { bundle } from './bundle'
import type { Check } from './check'
import { clientRoutes } from './client-routes'
import { clockAndLocale } from './clock-and-locale'
import { cookieAttributes } from './cookie-attributes'
import { htmlPage } from './html-page'
import { mixedContent } from './mixed-content'
import { pageHeaders } from './page-headers'
import { policies } from './policies'
import { privateFiles } from './private-files'
import { reachability } from './reachability'
import { sessionAndCsrf } from './session-and-csrf'
import { uploading } from './uploading'

/** Every check of a site. */
export const checks: readonly Check[] = [
  reachability,
  privateFiles,
  htmlPage,
  bundle,
  assetFiles,
  cookieAttributes,
  sessionAndCsrf,
  pageHeaders,
  policies,
  clientRoutes,
  mixedContent,
  uploading,
  clockAndLocale,
]
