import { callGateway } from '../browser/call-gateway'
import { installPaypal } from './install'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) installPaypal(new URL(currentScript.src), callGateway)
