// @vitest-environment jsdom
import { render } from '@testing-library/react'
import * as lucide from 'lucide-react'
import { type ComponentProps, createElement, type FunctionComponent } from 'react'
import { expect, it } from 'vitest'

import { PLAIN_FACTORY } from '../../tools/vite/plain-icons'
