/** The package declares types only for its full build; the light one has the same interface. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
