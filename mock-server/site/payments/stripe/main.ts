import { callGateway } from '../browser/call-gateway'
import { installStripe } from './install'

installStripe({ callGateway, navigate: (url) => window.location.assign(url), now: () => Date.now() })
