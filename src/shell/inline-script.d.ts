/** What `tools/build/inline-script.ts` makes of a script that is to stand in the page. */
declare module '*?inline-script' {
  const text: string
  export default text
}
