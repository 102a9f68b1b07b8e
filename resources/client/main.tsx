import './styles/main.css'

import { paintFirst } from './app/first-paint'
import { drawFailure } from './app/frame'

const root = document.getElementById('root')
const embedded = root && paintFirst(root)

import('./app/start').then(
  ({ start }) => start(embedded),
  (error: unknown) => {
    console.error(error)
    if (root) drawFailure(root)
  },
)
