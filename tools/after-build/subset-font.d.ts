declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Readonly<{ targetFormat: 'woff2' }>,
  ): Promise<Buffer>
}
