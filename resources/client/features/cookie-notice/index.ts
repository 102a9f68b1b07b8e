export { CookieNotice, type NoticePlace } from './cookie-notice'
