import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, readHeaderRules } from './header-rules.ts'

/** The compressed versions that the build writes next to each file, the smallest first. */
const compressedVersions = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

/** Handles requests for a built site: clean addresses, compressed files, and the headers in `_headers`. */
export function siteHandler(folder: string): RequestListener {
  const rules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const setHeaders = (response: ServerResponse, path: string): void => {
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
  }
  const sendNotFound = (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request)
    setHeaders(response, path)
    // A missing file may exist later, so this response must not be cached even in a folder with immutable files.
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Vary', 'Accept-Encoding')
    const page = notFoundPage(folder, path)
    const version = compressedVersions.find(
      ({ encoding, extension }) => accepts(request, encoding) && existsSync(page + extension),
    )
    if (version) response.setHeader('Content-Encoding', version.encoding)
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(readFileSync(page + (version?.extension ?? '')))
  }
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch: sendNotFound,
  })
  return (request, response) => {
    const path = pathOf(request)
    const decodedPath = decode(path)
    if (isHidden(decodedPath)) return sendNotFound(request, response)
    const clean = cleanPath(decodedPath)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // sirv fails on some Range headers. Clients must accept the whole file instead of a range.
    delete request.headers.range
    if (isRead && clean === decodedPath) return serveFile(request, response)
    setHeaders(response, path)
    if (!isRead) return sendWithoutBody(response, 405, { Allow: 'GET, HEAD' })
    sendWithoutBody(response, 301, { Location: encodeURI(clean) + (request.url ?? '').slice(path.length) })
  }
}

function sendWithoutBody(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, headers)
  response.end()
}

function accepts(request: IncomingMessage, encoding: string): boolean {
  return request.headers['accept-encoding']?.includes(encoding) ?? false
}

/** The 404 page of the first folder in the path, if it has one, as /question/ does. Otherwise that of the site. */
function notFoundPage(folder: string, path: string): string {
  const nearest = join(folder, path.split('/')[1] ?? '', '404.html')
  const isInside = nearest.startsWith(folder) && !path.includes('..') && !path.includes('\0')
  return isInside && existsSync(nearest) ? nearest : join(folder, '404.html')
}

/** Config files for hosts, the 404 pages themselves and compressed files have no address of their own. */
function isHidden(path: string): boolean {
  return /^\/(_headers|_redirects)$|\/404(\.html)?$|\.(br|gz)$/.test(path)
}

/** The only address of a page: without index, without .html and without a slash at the end. */
function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index(\.html)?$/, '$1').replace(/\.html$/, '')
  return clean.replace(/^\/{2,}/, '/').replace(/(.)\/+$/, '$1') || '/'
}

/** Decodes the path as the file server does, so that /%5Fheaders is recognized as /_headers. */
function decode(path: string): string {
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
