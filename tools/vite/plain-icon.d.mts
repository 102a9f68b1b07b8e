import type { FunctionComponent, SVGProps } from 'react'

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** Creates an icon component from lucide's data. */
export default function createLucideIcon(icon: { node: readonly Shape[] }): FunctionComponent<SVGProps<SVGSVGElement>>
