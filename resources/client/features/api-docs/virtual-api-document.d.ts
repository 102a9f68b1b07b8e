/** Provided by tools/vite/api-document.ts, which exports the contract when the site is built. */
declare module 'virtual:api-document' {
  /** URL of the contract as an OpenAPI document. */
  const url: string
  export default url
}
