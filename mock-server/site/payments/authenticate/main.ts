import { authenticationPage } from './page'

void authenticationPage()
