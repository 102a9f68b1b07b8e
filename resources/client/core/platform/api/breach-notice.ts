const ID = 'contract-breaches'

const REGION_STYLE = `position:fixed;inset:auto 1rem 1rem 1rem;z-index:2147483647;max-height:40vh;overflow:auto;
  padding:.75rem 1rem;border-radius:.5rem;background:#7f1d1d;color:#fff;font:14px/1.4 system-ui,sans-serif;
  overflow-wrap:anywhere;display:flex;gap:1rem;justify-content:space-between;align-items:start`
const BUTTON_STYLE = 'border:1px solid;border-radius:.25rem;padding:.25rem .75rem;background:none;color:inherit'

/**
 * Shows the sentence of a contract breach at the bottom of the page and in the console, each one once. For development
 * only: the build leaves this file out.
 */
export function showBreach(sentence: string): void {
  console.error(sentence)
  const list = document.querySelector(`#${ID} ul`) ?? appendRegion()
  if ([...list.children].some((item) => item.textContent === sentence)) return
  const item = document.createElement('li')
  item.textContent = sentence
  list.append(item)
}

/** Appends the region, empty, and returns its list. */
function appendRegion(): Element {
  const region = document.createElement('section')
  region.id = ID
  region.setAttribute('role', 'alert')
  region.style.cssText = REGION_STYLE
  const list = document.createElement('ul')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Dismiss'
  button.style.cssText = BUTTON_STYLE
  button.addEventListener('click', () => region.remove())
  region.append(list, button)
  document.body.append(region)
  return list
}
