/** Id of the style element that react-aria puts into the page unless something has this id already. */
const STYLE_ID = 'react-aria-pressable-style'

/*
 * react-aria would write a style element, which a strict Content Security Policy stops. The rule is in our own style sheet
 * (styles/base.css); an empty element with the id says so. To be imported wherever react-aria-components are.
 */
if (!document.getElementById(STYLE_ID)) {
  const mark = document.createElement('template')
  mark.id = STYLE_ID
  document.head.append(mark)
}
