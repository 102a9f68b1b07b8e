import { useLocation } from 'react-router-dom'

/** Whether a workspace's invitation led to the form, which then says what it is for (spec section 2, "Login" and "Register"). */
export const useIsJoining = (): boolean => useLocation().pathname.includes('workspace')
