import { apiCalls } from './api-calls'
import { assetFiles } from './asset-files'
import { bundle } from './bundle'
import type { Check } from './check'
import { clientRoutes } from './client-routes'
import { clockAndLocale } from './clock-and-locale'
import { cookieAttributes } from './cookie-attributes'
import { crawlers } from './crawlers'
import { encryption } from './encryption'
import { htmlPage } from './html-page'
import { mixedContent } from './mixed-content'
import { pageHeaders } from './page-headers'
import { pageStart, pageSetup } from './page-start'
import { pageStatus } from './page-status'
import { pageTags } from './page-tags'
import { policies } from './policies'
import { privateFiles } from './private-files'
import { publicTools } from './public-tools'
import { reachability } from './reachability'
import { sessionAndCsrf } from './session-and-csrf'
import { songs } from './songs'
import { uploading } from './uploading'

/** Every check of a site. */
export const checks: readonly Check[] = [
  reachability,
  encryption,
  pageStatus,
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
  pageStart,
  pageSetup,
  pageTags,
  publicTools,
  apiCalls,
  songs,
  crawlers,
]
