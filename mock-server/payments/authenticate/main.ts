import { authenticationPage } from './page'

await authenticationPage()
