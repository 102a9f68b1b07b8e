/** Provided by tools/vite/menu-icons.ts, which reads lucide's icons when the site is built. */
declare module 'virtual:menu-icons' {
  /** Name of each icon, its shapes, and its other names. */
  const icons: readonly (readonly [
    name: string,
    shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[],
    aliases: readonly string[],
  ])[]
  export default icons
}
