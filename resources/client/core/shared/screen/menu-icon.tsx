import type { ComponentProps } from 'react'

import type { SvgTree } from '@/ui/pictures/svg-tree'
import { useLoadedPart } from '@/ui/use-lazy-part'

/** Apart from the menus: a guest's first screen is short of bytes. */
const load = () => import('@/ui/pictures/svg-tree').then((module) => module.SvgTree)

/** Icon of a public page's menu entry or button, drawn later in its reserved place. `className` sets its size. */
export function MenuIcon(props: ComponentProps<typeof SvgTree> & { className: string }) {
  const Icon = useLoadedPart(load, true)
  return Icon ? <Icon {...props} /> : <span className={props.className} />
}
