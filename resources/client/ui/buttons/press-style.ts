/** Id of the style element that react-aria adds to the page unless an element with this id exists. */
const STYLE_ID = 'react-aria-pressable-style'

/*
 * A strict Content Security Policy blocks react-aria's style element. An empty element with its id prevents it; the
 * rule is in styles/base.css. Import this file wherever react-aria-components are used.
 */
if (!document.getElementById(STYLE_ID)) {
  const placeholder = document.createElement('template')
  placeholder.id = STYLE_ID
  document.head.append(placeholder)
}
