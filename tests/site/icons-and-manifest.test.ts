import { expect, test } from 'vitest'
import { servedSite } from './server.ts'
import { bytesOf, pageAt, textOf, valuesOf } from './site.ts'

const get = servedSite()

const typeOf = async (address: string): Promise<string> => {
  const response = await get(address)
  await response.body?.cancel()
  return response.status === 200 ? (response.headers.get('content-type') ?? '') : `status ${response.status}`
}

test('the manifest names the site, and each icon has the type that the manifest gives it', async () => {
  const { document } = pageAt('/')
  const [manifest = ''] = valuesOf(document, 'link[rel=manifest]', 'href')
  expect(await typeOf(manifest)).toContain('application/manifest+json')
  const text = textOf(manifest)
  expect(JSON.parse(text)).toMatchObject({ name: 'Gradus', start_url: '/', display: 'standalone' })
  const icons = [...text.matchAll(/"src":\s*"([^"]+)"[^}]*"type":\s*"([^"]+)"/g)]
  expect(icons.length).toBeGreaterThan(1)
  for (const [, src = '', type = ''] of icons) expect(await typeOf(src), src).toBe(type)
})

test('the icons of the home page and the social card are images', async () => {
  const icons = valuesOf(pageAt('/').document, 'link[rel=icon], link[rel=apple-touch-icon]', 'href')
  expect(icons).toHaveLength(2)
  for (const address of [...icons, '/social-card.png'])
    expect(await typeOf(address), address).toMatch(/^image\//)
})

test.for([
  ['icon-180.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['social-card.png', 1200, 630],
] as const)('%s is %i by %i pixels', ([file, width, height]) => {
  // A PNG file holds its width at byte 16 and its height at byte 20.
  const png = bytesOf(file)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
})
