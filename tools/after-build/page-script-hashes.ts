import { policyHash } from '../../src/shell/policy-hash.ts'

/** A page's own policy: what stands before it, the policy, what stands behind. */
export const policyPattern = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i

/**
 * The page with a policy that admits its own inline scripts and styles, and no other page's. What stands in
 * files needs no hash, since the policy admits the site itself.
 */
export function withOwnHashes(page: string): string {
  const inline = inlineHashes(page)
  return page.replace(policyPattern, (_, start: string, policy: string, end: string) => {
    const own = policy.replace(
      / (?:'|&#39;|&apos;)(sha\d+-[\w+/=]+)(?:'|&#39;|&apos;)/g,
      (source, hash: string) => {
        return inline.has(hash) ? source : ''
      },
    )
    return start + own + end
  })
}

function inlineHashes(page: string): ReadonlySet<string> {
  const blocks = page.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)
  return new Set([...blocks].map(([, , , text = '']) => policyHash(text)))
}
