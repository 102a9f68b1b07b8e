/** Creates an element with classes and children, without markup: safe under Trusted Types. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  if (className) created.className = className
  created.append(...children)
  return created
}
