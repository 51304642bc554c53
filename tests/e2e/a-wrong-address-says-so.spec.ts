import { expect, test } from './promise.ts'

test.use({ expectedErrors: ['the server responded with a status of 404'] })

test('an address where nothing is answers 404, says so and leads home', async ({ page }) => {
  for (const path of ['/no-such-page', '/verbal/no-such-page', '/constructor', '/__proto__', '/404']) {
    const said: string[] = []
    const listen = (message: { text: () => string }): unknown => said.push(message.text())
    page.on('console', listen)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle(/not found/i)
    await expect.poll(() => said.some((text) => text.endsWith(` ${path}`)), { message: path }).toBe(true)
    page.off('console', listen)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const [section, id] of [
  ['foo', '1'],
  ['constructor', '1'],
  ['__proto__', '1'],
  ['verbal', '0'],
  ['quantitative', '-1'],
  ['analytical', '26'],
  ['verbal', 'abc'],
  ['quantitative', '999999999999'],
] as const)
  test(`there is no question ${section}/${id}`, async ({ page }) => {
    const path = `/question/${section}/${id}`
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question Not Found')
    await expect(page.getByText("The question you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

test('half an address of a question is no question either', async ({ request }) => {
  for (const path of ['/question', '/question/verbal', '/question/verbal/1/2', '/question/verbal/01']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Question Not Found')
  }
})

test('a broken or sly address is answered with 404, not with a fault', async ({ request }) => {
  for (const path of ['/%', '/%E0%A4%A', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/_headers'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('each page has one address, and others lead to it', async ({ request }) => {
  for (const [from, to] of [
    ['/verbal/', '/verbal'],
    ['/verbal.html', '/verbal'],
    ['/index.html', '/'],
    ['/question/verbal/1/', '/question/verbal/1'],
    ['/verbal/?from=mail', '/verbal?from=mail'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers()['location'], from).toBe(to)
  }
})

test('no address leads to another host', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL ?? ''}//example.com/`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe('/example.com')
})

test('search engines are told to pass the not-found pages by', async ({ page }) => {
  for (const path of ['/no-such-page', '/question/verbal/26']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
})
