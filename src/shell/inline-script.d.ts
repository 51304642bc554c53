/** A bundled script as text, made by `tools/build/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string
  export default text
}
