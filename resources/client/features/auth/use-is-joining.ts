import { useLocation } from 'react-router-dom'

/** Whether a workspace invitation led to the form, which then names it (spec section 2, "Login" and "Register"). */
export const useIsJoining = (): boolean => useLocation().pathname.includes('workspace')
