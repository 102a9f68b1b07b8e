import { minutes } from '@/lib/dates/duration'

import type { Limit } from '../../kit/throttle'

/** All API calls of a user, or of an IP address for guests (backend contract, section 2). */
export const API_LIMIT: Limit = { attempts: 1500, per: minutes(1) }
/** Failed sign-ins per email and IP address (backend contract, section 2). */
export const LOGIN_LIMIT: Limit = { attempts: 5, per: minutes(1) }
/** Attempts at a sign-in's second factor (backend contract, section 2). */
export const CHALLENGE_LIMIT: Limit = { attempts: 5, per: minutes(1) }
/** Requests and checks of verification codes together (backend contract, section 2). */
export const VERIFICATION_LIMIT: Limit = { attempts: 6, per: minutes(1) }
