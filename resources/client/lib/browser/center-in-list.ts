/** Ref callback that centers an item in its scrolling list; `scrollIntoView` would also scroll the list's ancestors. */
export function centerInList(item: HTMLElement | null): void {
  const list = item?.parentElement
  if (list) list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2
}
