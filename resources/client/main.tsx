import './styles/main.css'

import { start } from './app/start'

void start()
