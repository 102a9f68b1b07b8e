import type { FunctionComponent, SVGProps } from 'react'

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** Creates an icon component from lucide's data. */
// oxlint-disable-next-line import/no-default-export -- takes the place of a module with one
export default function createLucideIcon(icon: { node: readonly Shape[] }): FunctionComponent<SVGProps<SVGSVGElement>>
