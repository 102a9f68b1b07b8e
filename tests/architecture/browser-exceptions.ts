/**
 * Features that a supported browser lacks and the client uses anyway, by their paths in MDN's data, with what happens
 * there instead. A path covers the values of a property.
 */
export const exceptions: Record<string, string> = {
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'ignored: the picture is scaled less smoothly',
  'api.Element.checkVisibility': 'checked by `in`: controls count as visible',
  'api.Navigator.share': 'checked by `in`: the link is copied, or the entry is missing',
  'api.RemotePlayback': 'checked by `remote`: nothing is offered, or AirPlay is',
  'api.StorageManager.estimate': 'in a `try`: free space counts as unlimited',
  'api.Window.requestIdleCallback': 'checked by `in`: the work follows the current task',
  'css.at-rules.starting-style': 'ignored: no transition at the start',
  'css.properties.-webkit-tap-highlight-color': 'ignored: the browser has no such highlight',
  'css.properties.-webkit-touch-callout': 'ignored: the browser has no such callout',
  'css.properties.contain-intrinsic-size': 'ignored, with content-visibility',
  'css.properties.content-visibility': 'ignored: everything is rendered',
  'css.properties.cursor': 'ignored: touch screens have no cursor',
  'css.properties.field-sizing': 'checked by `in`: a script fits the height of the field',
  'css.properties.float.inline-start': 'ignored: the picture does not float',
  'css.properties.font-family': 'the next font of the list',
  'css.properties.grid-template-rows.subgrid': 'ignored: prices and buttons of neighbouring plans are not level',
  'css.properties.mask-image': 'with its prefix for Chromium; without it no edge fades',
  'css.properties.resize': 'ignored: touch screens cannot resize a field',
  'css.properties.scrollbar-color': 'ignored: the scrollbar of the system',
  'css.properties.scrollbar-gutter': 'ignored: the page moves by the scrollbar',
  'css.properties.scrollbar-width': 'with `::-webkit-scrollbar` for Safari, or the scrollbar of the system',
  'css.properties.text-size-adjust': 'with its prefix for Safari',
  'css.properties.text-wrap': 'ignored: plain line breaks',
  'css.properties.user-select': 'with its prefix for Safari',
  'css.selectors.selection': 'ignored: the selection of the system',
  'html.elements.img.fetchpriority': 'a hint',
  'html.global_attributes.autocapitalize': 'a hint for keyboards on screens',
}
