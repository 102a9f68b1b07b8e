/** Whether CSS would end the `<style>` element that the server puts it into unchanged (backend contract, section 1.1). */
export const endsStyleElement = (css: string): boolean => /<\/style/i.test(css)
