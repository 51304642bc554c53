import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|json|svg|xml|txt|csv|webmanifest)$/

/** Writes a .br and a .gz file next to every compressible file, so that the host need not compress on each request. */
export async function compress(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressOne))
}

async function compressOne(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
