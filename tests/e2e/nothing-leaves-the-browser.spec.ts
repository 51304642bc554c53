import { awake, expect, startQuiz, test } from './promise.ts'
import type { APIResponse } from '@playwright/test'
import { everyPage, missingPages } from './site-map.ts'

const closed = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "object-src 'none'"]

test.describe('on every page', () => {
  test.use({ expectedErrors: ['the server responded with a status of 404'] })

  test('no request goes to another host, and nothing breaks the policy', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const strangers: string[] = []
    page.on('request', (asked) => {
      const { origin, protocol } = new URL(asked.url())
      if (origin !== baseURL && protocol !== 'data:') strangers.push(asked.url())
    })
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy broken: ${effectiveDirective} ${blockedURI}`),
      ),
    )
    for (const path of [...(await everyPage(request)), ...missingPages]) {
      await page.goto(path)
      await awake(page)
    }
    expect(strangers).toEqual([])
  })
})

test('nobody is told anything while a quiz is sat', async ({ page }) => {
  await startQuiz(page, 'verbal')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Check Answer' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  expect(asked).toEqual([])
})

test('which questions somebody practices, and which were missed, is told to nobody', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/practice?section=verbal&count=5')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeFocused()
    await page.getByRole('button', { name: number === 5 ? 'Skip and finish' : 'Skip' }).click()
  }
  await page.getByRole('link', { name: 'Practice the 5 you missed' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  expect(new URL(page.url()).hash).toMatch(/^#quiz&set=v\d+(\.v\d+){4}$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((url) => /\bv\d+\b/.test(new URL(url).search + new URL(url).pathname))).toEqual([])
})

test('no cookie is set', async ({ page, context }) => {
  await page.goto('/')
  await startQuiz(page, 'verbal')
  expect(await context.cookies()).toEqual([])
})

function expectSafe(response: APIResponse): void {
  const headers = response.headers()
  const policy = headers['content-security-policy'] ?? ''
  const directives = policy.split('; ')
  expect(directives).toContain("default-src 'none'")
  for (const directive of closed) expect(directives).toContain(directive)
  expect(directives).toContain("require-trusted-types-for 'script'")
  expect(directives.some((directive) => directive.startsWith('trusted-types'))).toBe(true)
  expect(policy).not.toMatch(/unsafe-|https?:|\*/)
  const script = directives.find((directive) => directive.startsWith('script-src')) ?? ''
  expect(script).toMatch(/'sha256-/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
}

test('every kind of answer carries the security headers', async ({ page, request }) => {
  await page.goto('/verbal')
  const named = await page.evaluate(() => [
    document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? '',
    /\/questions\/verbal-1\.[0-9a-f]+\.json/.exec(document.body.innerHTML)?.[0] ?? '',
  ])
  for (const [path, status, type] of [
    ['/', 200, 'text/html'],
    ['/question/verbal/1', 200, 'text/html'],
    [named[0] ?? '', 200, 'text/javascript'],
    [named[1] ?? '', 200, 'application/json'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/no-such-page', 404, 'text/html'],
    ['/question/foo/1', 404, 'text/html'],
    ['/_astro/no-such-script.js', 404, 'text/html'],
    ['/verbal/', 301, ''],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(status)
    expect(response.headers()['content-type'] ?? '', path).toContain(type)
    expectSafe(response)
  }
})

test('files named after their content are kept for good; pages are asked for anew', async ({
  page,
  request,
}) => {
  const hashed = new Set<string>()
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (/^\/(_astro|questions)\//.test(pathname)) hashed.add(pathname)
  })
  await startQuiz(page, 'verbal')
  expect([...hashed].some((path) => path.endsWith('.json'))).toBe(true)
  expect([...hashed].some((path) => path.endsWith('.woff2'))).toBe(true)
  for (const path of hashed) {
    const cache = (await request.get(path)).headers()['cache-control']
    expect(cache, path).toBe('public, max-age=31536000, immutable')
    expect(path).toMatch(/\.[\w-]{8,}\.(js|woff2|json)$/)
  }
  for (const path of ['/', '/verbal', '/no-such-page', '/_astro/no-such-script.js', '/questions/none.json'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
})

test('text travels as brotli, as gzip where brotli is not understood, and plain where neither is', async ({
  page,
  request,
}) => {
  await page.goto('/verbal')
  const script = (await page.locator('link[rel=modulepreload]').first().getAttribute('href')) ?? ''
  for (const path of ['/', '/question/verbal/1', '/gre-vocabulary', script])
    for (const [accepted, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } })
      expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(used)
      expect(response.headers()['vary'], path).toContain('Accept-Encoding')
    }
})
