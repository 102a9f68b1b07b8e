import { redirectScripts } from './redirect-scripts'

redirectScripts()
