import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, readHeaderRules } from './header-rules.ts'

/** The compressed forms that lie beside a file, the smallest first. */
const forms = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
]

/** Answers requests for a built site: clean addresses, the files' compressed forms, the headers of its `_headers`. */
export function siteHandler(folder: string): RequestListener {
  const rules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const setHeaders = (response: ServerResponse, path: string): void => {
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
  }
  const answerMissing = (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request)
    setHeaders(response, path)
    // What is missing today may be there tomorrow, whatever the rules say of its neighbors.
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Vary', 'Accept-Encoding')
    const page = missingPage(folder, path)
    const form = forms.find(({ encoding, end }) => takes(request, encoding) && existsSync(page + end))
    if (form) response.setHeader('Content-Encoding', form.encoding)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(readFileSync(page + (form?.end ?? '')))
  }
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch: answerMissing,
  })
  return (request, response) => {
    const path = pathOf(request)
    const read = decoded(path)
    if (isHidden(read)) return answerMissing(request, response)
    const clean = cleanPath(read)
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    // A part of a file may be asked for in ways that sirv cannot read; whoever asks takes the whole as well.
    delete request.headers.range
    if (isAsked && clean === read) return serveFile(request, response)
    setHeaders(response, path)
    if (!isAsked) return answerBriefly(response, 405, { Allow: 'GET, HEAD' })
    answerBriefly(response, 301, { Location: encodeURI(clean) + (request.url ?? '').slice(path.length) })
  }
}

/** An answer without a text. */
function answerBriefly(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, headers)
  response.end()
}

function takes(request: IncomingMessage, encoding: string): boolean {
  return request.headers['accept-encoding']?.includes(encoding) ?? false
}

/** The not-found page nearest to the address: /question/ has its own. */
function missingPage(folder: string, path: string): string {
  const nearest = join(folder, path.split('/')[1] ?? '', '404.html')
  const isInside = nearest.startsWith(folder) && !path.includes('..') && !path.includes('\0')
  return isInside && existsSync(nearest) ? nearest : join(folder, '404.html')
}

/** Files for hosts, and the not-found pages themselves, are no pages. */
function isHidden(path: string): boolean {
  return /^\/(_headers|_redirects)$|\/404(\.html)?$|\.(br|gz)$/.test(path)
}

/** Each page has one address: without .html, without a slash at the end. */
function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index(\.html)?$/, '$1').replace(/\.html$/, '')
  return clean.replace(/^\/{2,}/, '/').replace(/(.)\/+$/, '$1') || '/'
}

/** The path as the file server will read it: %5F is an underscore. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/)
  return path
}
